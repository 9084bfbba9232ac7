#!/bin/sh
# Liquid 5.4.0 with Ruby 3.1.2 (Debian 12), templates of mails and of pages by Jekyll: of "martes 7 de octubre de 2025"
# its filter `date` makes the 7th of March, and of "sábado 4 de octubre de 2025" the first of October, both in the year
# in which one reads them. It gives texts to Ruby's reader of dates, which has the months of English by their first
# three letters: "mar" of "martes" is March, "oct" of "octubre" October, and "de" parts the day and the year from it.
# One expects what the filter does with a text that is no date, to leave it as it is. Without "de" the same text is
# right, and so is each date in English; on the first of a month of this year so is the full one, so that a trial may
# show nothing. Whoever gets the reminder comes months or days too early.
# Needs Debian 12 on amd64 with its package lists.
# Seen, as month-day and whether the year is the one of the reading: martes 7 de octubre de 2025 03-07 yes, sábado 4 de
# octubre de 2025 10-01 yes, martes 7 octubre 2025 10-07 no, Sala T-3 as written; Date.parse the same days
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq ruby-liquid=5.4.0-3 ruby3.1 libruby3.1 libyaml-0-2 libgmp10 libcrypt1 libffi8 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.rb <<'RB'
require "date"
require "liquid"

filter = Liquid::Template.parse("{{ text | date: '%m-%d %Y' }}")
own = Date.today.year
["martes 7 de octubre de 2025", "sábado 4 de octubre de 2025", "martes 7 octubre 2025", "Sala T-3"].each do |text|
  day, year = filter.render("text" => text).split
  if day == "Sala"
    puts "#{text}: as written"
    next
  end
  parsed = Date.parse(text).strftime("%m-%d")
  puts "#{text}: #{day}, this year #{year.to_i == own ? "yes" : "no"}, Date.parse #{parsed}"
end
RB
usr="$PWD/debian/usr"
machine="$usr/lib/x86_64-linux-gnu"
gems=$(echo "$usr"/share/rubygems-integration/all/gems/liquid-*/lib)
folders="$gems:$usr/lib/ruby/vendor_ruby:$usr/lib/ruby/3.1.0:$machine/ruby/3.1.0"
LC_ALL=C.UTF-8 LD_LIBRARY_PATH="$machine" RUBYLIB="$folders" "$usr/bin/ruby3.1" -W0 --disable-gems try.rb > seen
cat seen
cat > expected <<'TXT'
martes 7 de octubre de 2025: 03-07, this year yes, Date.parse 03-07
sábado 4 de octubre de 2025: 10-01, this year yes, Date.parse 10-01
martes 7 octubre 2025: 10-07, this year no, Date.parse 10-07
Sala T-3: as written
TXT
cmp seen expected
