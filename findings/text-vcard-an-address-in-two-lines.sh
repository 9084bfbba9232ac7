#!/bin/sh
# Text::vCard 3.09 (Perl, Debian 12): of a note or an address in two lines the second one is lost, or the whole card is.
# In a card a line break within a text is written "\n" (RFC 2426, section 5), as ";" and "," get a backslash, which the
# library gives them. The break it writes as it is, so that the second line of the text begins a line of the file: a
# "property" without a name and a value. And "\n", as other programs write it, it reads as these two signs. One expects
# of a library that escapes by the rules that it knows all of them; a trial with one line is right.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of a note "Lleva laptop, cable" above "Sala T-3": the lines NOTE:Lleva laptop\, cable and Sala T-3, of which
# vcard-parser 1.0.0 has a note of one line and ical.js 2.2.1 says "invalid line"; NOTE:uno\ndos read as uno\ndos
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq libtext-vcard-perl=3.09-2 libtext-vfile-asdata-perl libmoo-perl libpath-tiny-perl liburi-perl \
  libunicode-linebreak-perl libmime-charset-perl libclass-method-modifiers-perl libmodule-runtime-perl \
  librole-tiny-perl libsub-quote-perl libsombok3 libthai0 libthai-data libdatrie1 libimport-into-perl \
  libclass-accessor-chained-perl libclass-accessor-perl libsub-name-perl >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 vcard-parser@1.0.0
cat > try.pl <<'PL'
use strict;
use warnings;
use Text::vCard::Addressbook;

my $book = Text::vCard::Addressbook->new;
my $card = $book->add_vcard;
$card->version("3.0");
$card->fullname("Ana");
$card->add_node({ node_type => "NOTE" })->value("Lleva laptop, cable\nSala T-3");
print $book->export;
my $text = join "\r\n", "BEGIN:VCARD", "VERSION:3.0", "FN:Eva", "N:;Eva;;;", 'NOTE:uno\ndos', "END:VCARD", "";
my ($read) = Text::vCard::Addressbook->new({ source_text => $text })->vcards;
print STDERR $read->get("NOTE")->[0]->value, "\n";
PL
usr="$PWD/debian/usr"
LD_LIBRARY_PATH="$usr/lib/x86_64-linux-gnu" \
  PERL5LIB="$usr/share/perl5:$usr/lib/x86_64-linux-gnu/perl5/5.36" /usr/bin/perl try.pl > card.vcf 2> seen
grep -A 1 '^NOTE' card.vcf | tr -d '\r' >> seen
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import vCard from "vcard-parser";

const text = readFileSync("card.vcf", "utf8");
console.log(`vcard-parser ${vCard.parse(text).note[0].value}`);
try {
  ICAL.parse(text);
  console.log("ical.js reads it");
} catch (error) {
  console.log(`ical.js ${error.message.slice(0, 12)}`);
}
JS
node read.mjs >> seen
cat seen
cat > expected <<'TXT'
uno\ndos
NOTE:Lleva laptop\, cable
Sala T-3
vcard-parser Lleva laptop, cable
ical.js invalid line
TXT
cmp seen expected
