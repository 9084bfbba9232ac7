#!/bin/sh
# ice_cube 0.16.4, which repeats days in Ruby (Debian 12): a meeting on the first Saturday of each month is on each
# Saturday. Calendars write that rule in two ways, BYDAY=1SA, or BYDAY=SA with BYSETPOS=1, which has room for "the last
# working day" too (RFC 5545, 3.3.10). `from_ical` reads BYSETPOS and does nothing with it. One expects the day, or an
# error, as it raises one for a part of a rule that nobody knows. Its manual calls what it reads partial, and names the
# time zones alone as not supported. BYDAY=1SA is right, so that all depends on who wrote the calendar.
# Needs Debian 12 on amd64 with its package lists.
# Seen, from 4 October, three times: 1SA, and ical.js for both, 2025-10-04, 2025-11-01, 2025-12-06; BYSETPOS=1
# 2025-10-04, 2025-10-11, 2025-10-18; BYFOO=1 refused
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq ruby-ice-cube=0.16.4-3 ruby3.1 libruby3.1 libyaml-0-2 libgmp10 libcrypt1 libffi8 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1
cat > try.rb <<'RB'
require "ice_cube"

ARGV.each do |rule|
  days = IceCube::Schedule.from_ical("DTSTART:20251004T140000Z\nRRULE:#{rule}\n").all_occurrences
  puts days.map { |day| day.strftime("%Y-%m-%d") }.join(" ")
rescue StandardError
  puts "refused"
end
RB
cat > try.mjs <<'JS'
import ICAL from "ical.js";

for (const rule of process.argv.slice(2)) {
  const days = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString("2025-10-04T14:00:00Z"));
  console.log([1, 2, 3].map(() => days.next().toString().slice(0, 10)).join(" "));
}
JS
usr="$PWD/debian/usr"
machine="$usr/lib/x86_64-linux-gnu"
byday="FREQ=MONTHLY;BYDAY=1SA;COUNT=3"
bysetpos="FREQ=MONTHLY;BYDAY=SA;BYSETPOS=1;COUNT=3"
{
  TZ=UTC LD_LIBRARY_PATH="$machine" "$usr/bin/ruby3.1" -W0 --disable-gems -I "$usr/lib/ruby/3.1.0" \
    -I "$machine/ruby/3.1.0" -I "$usr/share/rubygems-integration/all/gems/ice_cube-0.16.4/lib" try.rb \
    "$byday" "$bysetpos" "FREQ=MONTHLY;BYFOO=1;COUNT=3"
  node try.mjs "$byday" "$bysetpos"
} | tee seen
cat > expected <<'TXT'
2025-10-04 2025-11-01 2025-12-06
2025-10-04 2025-10-11 2025-10-18
refused
2025-10-04 2025-11-01 2025-12-06
2025-10-04 2025-11-01 2025-12-06
TXT
cmp seen expected
