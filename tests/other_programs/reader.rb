# Ruby's `URI.parse`: one text in hexadecimal per line.
require 'uri'

$stdin.each_line(chomp: true) do |line|
  uri = URI.parse([line].pack('H*'))
  puts [uri.scheme, uri.userinfo.to_s, uri.host, uri.port].join("\t")
rescue URI::Error
  puts '-'
end
