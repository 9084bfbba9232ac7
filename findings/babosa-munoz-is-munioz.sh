#!/bin/sh
# babosa 1.0.4 (Ruby, Debian 12), which makes addresses of titles: told that a text is Spanish it writes "ni" for "ñ".
# Muñoz is munioz there, Ibáñez ibaniez, and the page on the children, "niños", is about "ninios". Of
# `transliterate(:spanish)` one expects what Spanish writes where the letter is missing, munoz, as the library does
# when no language is told, and thinks the call the careful one. It is the only letter in which the two differ: "ü" and
# "á" are right with both. A trial with "José Pérez" shows nothing.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of Muñoz, Ibáñez, Agüero and niños: general munoz, ibanez, aguero, ninos; Spanish munioz, ibaniez, aguero,
# ninios
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq ruby-babosa=1.0.4-2 ruby-activesupport ruby-i18n ruby-tzinfo ruby-concurrent ruby-unicode ruby3.1 \
  libruby3.1 libyaml-0-2 libgmp10 libcrypt1 libffi8 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.rb <<'RB'
require "set"
require "babosa"

names = %w[Muñoz Ibáñez Agüero niños]
[[], [:spanish]].each do |language|
  puts names.map { |name| name.to_slug.transliterate(*language).clean.normalize.to_s }.join(" ")
end
RB
usr="$PWD/debian/usr"
machine="$usr/lib/x86_64-linux-gnu"
set -- "$usr/lib/ruby/3.1.0" "$machine/ruby/3.1.0" "$usr/lib/ruby/vendor_ruby" "$machine/ruby/vendor_ruby/3.1.0" \
  "$usr"/share/rubygems-integration/all/gems/*/lib "$usr"/share/rubygems-integration/all/gems/*/lib/concurrent-ruby
folders=$(IFS=:; echo "$*")
seen=$(LC_ALL=C.UTF-8 LD_LIBRARY_PATH="$machine" RUBYLIB="$folders" "$usr/bin/ruby3.1" -W0 --disable-gems try.rb)
echo "$seen"
test "$seen" = "munoz ibanez aguero ninos
munioz ibaniez aguero ninios"
