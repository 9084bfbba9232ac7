#!/bin/sh
# stamp 0.6.0 (Ruby, Debian 12), which writes a date as an example does: with "4 de octubre de 2025" as the example, 2
# March is "3 de octubre", and 10 December "12 de octubre". It knows the names of months in English alone; one expects
# that "octubre" stays as it is, and that the days and years around it are right, or that the example is refused. The
# word does stay, and as the example then lacks a month, the first number is taken for it: the day on each certificate
# is its month. With a number above 12 as the example's day the days are right, and the month is still October.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 2 March and 10 December 2025: 3 de octubre de 2025, 12 de octubre de 2025; with 24 de octubre 02 de octubre,
# 10 de octubre; with 4 October 2 March, 10 December
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq ruby-stamp=0.6.0-1.1 ruby3.1 libruby3.1 libyaml-0-2 libgmp10 libcrypt1 libffi8 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.rb <<'RB'
require "date"
require "stamp"

days = [Date.new(2025, 3, 2), Date.new(2025, 12, 10)]
examples = ["4 de octubre de 2025", "24 de octubre de 2025", "4 October 2025"]
puts examples.map { |example| days.map { |day| day.stamp(example) }.join(", ") }
RB
usr="$PWD/debian/usr"
machine="$usr/lib/x86_64-linux-gnu"
folders="$usr/lib/ruby/3.1.0:$machine/ruby/3.1.0:$usr/lib/ruby/vendor_ruby"
seen=$(LD_LIBRARY_PATH="$machine" RUBYLIB="$folders" "$usr/bin/ruby3.1" -W0 --disable-gems try.rb)
echo "$seen"
test "$seen" = "3 de octubre de 2025, 12 de octubre de 2025
02 de octubre de 2025, 10 de octubre de 2025
2 March 2025, 10 December 2025"
