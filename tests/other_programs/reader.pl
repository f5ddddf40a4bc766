# Perl, and modules of CPAN: one text in hexadecimal per line. The argument is the module.
use strict;
use warnings;

my %readers = (
    'URI' => sub {
        my $uri = URI->new(shift);
        return [$uri->scheme, $uri->userinfo // '', $uri->host, $uri->port];
    },
    'HTTP::Tiny' => sub {
        my ($scheme, $host, $port, undef, $userinfo) = HTTP::Tiny->_split_url(shift);
        return [$scheme, $userinfo // '', $host, $port];
    },
);
my $read = $readers{ $ARGV[0] };
# A missing module ends the program.
require(($ARGV[0] =~ s{::}{/}gr) . '.pm');
while (my $line = <STDIN>) {
    chomp $line;
    my $found = eval { $read->(pack 'H*', $line) };
    print $found ? join("\t", @$found) : '-', "\n";
}
