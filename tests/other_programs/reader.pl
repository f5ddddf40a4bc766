# Perl, and modules of CPAN: one text in hexadecimal per line. The argument is the module.
use strict;
use warnings;
use MIME::Base64;

my %readers = (
    'URI' => sub {
        my $uri = URI->new(shift);
        return [$uri->scheme, $uri->userinfo // '', $uri->host, $uri->port];
    },
    # Where it connects to, and what it sends: nothing is connected or sent.
    'HTTP::Tiny' => sub {
        my $found;
        no warnings qw(once redefine);
        local *HTTP::Tiny::Handle::connect = sub { my $handle = shift; $found = [@_[0 .. 2]]; $handle };
        local *HTTP::Tiny::Handle::write_request = sub {
            my $credentials = $_[1]{headers}{authorization} // '';
            splice @$found, 1, 0, MIME::Base64::decode_base64($credentials =~ s/^Basic //r);
            die;
        };
        HTTP::Tiny->new->get(shift);
        return $found;
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
