#!/bin/sh
# fugit 1.5.2 (Ruby, Debian 12), which reads the times of rufus-scheduler and of the jobs of Rails: "every day at 12 am"
# is noon, and "12:30 am" half past noon. The hours of the afternoon get twelve more, those of the morning stay as they
# are, and nobody has taken the twelve away that English counts from midnight on; "12 pm" is right by chance. So a copy
# of the list that should be made at night is made in the middle of the convention, and one looks for the fault in the
# time zone. "at midnight" is right, as are "2:30 pm" and "8 am". Time.parse of the same Ruby knows "12 am" as 0:00.
# Needs Debian 12 on amd64 with its package lists.
# Seen: 12 am 0 12 * * *, 12:30 am 30 12 * * *, 12 pm 0 12 * * *, midnight 0 0 * * *, 8 am 0 8 * * *, 2:30 pm
# 30 14 * * *; Time.parse of 12 am 00:00
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq ruby-fugit=1.5.2-1 ruby-raabro=1.4.0-1 ruby-et-orbi=1.2.2-1 ruby-tzinfo ruby-concurrent ruby3.1 \
  libruby3.1 rubygems-integration libyaml-0-2 libgmp10 libcrypt1 libffi8 tzdata >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.rb <<'RB'
require "fugit"
require "time"

hours = ["12 am", "12:30 am", "12 pm", "midnight", "8 am", "2:30 pm"]
puts hours.map { |hour| "#{hour}: #{Fugit.parse_nat("every day at #{hour}").to_cron_s}" }
puts "Time.parse: #{Time.parse("12 am").strftime("%H:%M")}"
RB
usr="$PWD/debian/usr"
machine="$usr/lib/x86_64-linux-gnu"
include() { for folder in "$@"; do printf ' -I %s' "$folder"; done; }
TZ=UTC LD_LIBRARY_PATH="$machine" "$usr/bin/ruby3.1" -W0 --disable-gems \
  $(include "$usr/lib/ruby/3.1.0" "$machine/ruby/3.1.0" "$usr/lib/ruby/vendor_ruby" \
    "$usr"/share/rubygems-integration/all/gems/*/lib "$usr"/share/rubygems-integration/all/gems/*/lib/concurrent-ruby) \
  try.rb | tee seen
cat > expected <<'TXT'
12 am: 0 12 * * *
12:30 am: 30 12 * * *
12 pm: 0 12 * * *
midnight: 0 0 * * *
8 am: 0 8 * * *
2:30 pm: 30 14 * * *
Time.parse: 00:00
TXT
cmp seen expected
