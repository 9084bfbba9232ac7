#!/bin/sh
# icalendar 2.8.0 (Ruby, Debian 12): a moment that is in UTC is written without its "Z". `Time.utc(2025, 10, 4, 14)`, by
# which a server and Rails mean eight in Guatemala, becomes DTSTART:20251004T140000, and in a calendar file hours
# without a zone are those of whoever reads it (RFC 5545, 3.3.5): people come at two in the afternoon. One expects the
# "Z" for a moment that knows to be in UTC, or the moment itself of one that says -06:00, which loses its zone as well.
# CREATED and LAST-MODIFIED, which have to be in UTC, are written so too; DTSTAMP, which the library sets itself, has
# its "Z". With `Icalendar::Values::DateTime` and `"tzid" => "UTC"` it is there.
# Needs Debian 12 on amd64 with its package lists.
# Seen: Time.utc 14:00 DTSTART:20251004T140000, 8:00 -06:00 DTSTART:20251004T080000, with tzid DTSTART:20251004T140000Z;
# of the three CREATED the same
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq ruby-icalendar=2.8.0-1 ruby-ice-cube ruby3.1 libruby3.1 libyaml-0-2 libgmp10 libcrypt1 libffi8 \
  libssl3 zlib1g >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.rb <<'RB'
require "icalendar"

moments = [
  Time.utc(2025, 10, 4, 14),
  Time.new(2025, 10, 4, 8, 0, 0, "-06:00"),
  Icalendar::Values::DateTime.new(DateTime.new(2025, 10, 4, 14), "tzid" => "UTC"),
]
moments.each do |moment|
  calendar = Icalendar::Calendar.new
  calendar.event { |event| event.dtstart = event.created = moment }
  puts calendar.to_ical.lines.grep(/^(DTSTART|CREATED)/).map(&:strip).join(" ")
end
RB
usr="$PWD/debian/usr"
machine="$usr/lib/x86_64-linux-gnu"
set -- "$usr/lib/ruby/3.1.0" "$machine/ruby/3.1.0" "$usr/lib/ruby/vendor_ruby" "$machine/ruby/vendor_ruby/3.1.0" \
  "$usr"/share/rubygems-integration/all/gems/*/lib
folders=$(IFS=:; echo "$*")
seen=$(LC_ALL=C.UTF-8 TZ=America/Guatemala LD_LIBRARY_PATH="$machine" RUBYLIB="$folders" "$usr/bin/ruby3.1" -W0 \
  --disable-gems try.rb)
echo "$seen"
test "$seen" = "DTSTART:20251004T140000 CREATED:20251004T140000
DTSTART:20251004T080000 CREATED:20251004T080000
DTSTART:20251004T140000Z CREATED:20251004T140000Z"
