#!/bin/sh
# fugit 1.5.2 (Ruby, Debian 12), which reads the times of rufus-scheduler and of the jobs of Rails: "every 90 minutes"
# is every hour, so that talks of an hour and a half are announced in the middle, and of "every day at 8 and 14:30" the
# second hour is gone. Each sentence becomes one line of cron, and neither of these fits into one. One expects what
# fugit does with "every 2 weeks on saturday at 8", which does not fit either: it is refused. "every 15 minutes" and
# "every day at 8 and 14", two hours with the same minutes, are right, so that a trial may show nothing.
# Needs Debian 12 on amd64 with its package lists.
# Seen: every 15 minutes 0,15,30,45 * * * *, every 90 minutes 0 * * * *, at 8 and 14 0 8,14 * * *, at 8 and 14:30
# 0 8 * * *, every 2 weeks on saturday at 8 refused
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq ruby-fugit=1.5.2-1 ruby-raabro=1.4.0-1 ruby-et-orbi=1.2.2-1 ruby-tzinfo ruby-concurrent ruby3.1 \
  libruby3.1 rubygems-integration libyaml-0-2 libgmp10 libcrypt1 libffi8 tzdata >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.rb <<'RB'
require "fugit"

sentences = ["every 15 minutes", "every 90 minutes", "every day at 8 and 14", "every day at 8 and 14:30",
  "every 2 weeks on saturday at 8"]
puts sentences.map { |sentence| "#{sentence}: #{Fugit.parse_nat(sentence)&.to_cron_s || "refused"}" }
RB
usr="$PWD/debian/usr"
machine="$usr/lib/x86_64-linux-gnu"
include() { for folder in "$@"; do printf ' -I %s' "$folder"; done; }
TZ=UTC LD_LIBRARY_PATH="$machine" "$usr/bin/ruby3.1" -W0 --disable-gems \
  $(include "$usr/lib/ruby/3.1.0" "$machine/ruby/3.1.0" "$usr/lib/ruby/vendor_ruby" \
    "$usr"/share/rubygems-integration/all/gems/*/lib "$usr"/share/rubygems-integration/all/gems/*/lib/concurrent-ruby) \
  try.rb | tee seen
cat > expected <<'TXT'
every 15 minutes: 0,15,30,45 * * * *
every 90 minutes: 0 * * * *
every day at 8 and 14: 0 8,14 * * *
every day at 8 and 14:30: 0 8 * * *
every 2 weeks on saturday at 8: refused
TXT
cmp seen expected
