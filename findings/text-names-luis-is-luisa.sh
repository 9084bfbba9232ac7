#!/bin/sh
# Text::Names 0.46 (Perl, Debian 12), which compares names of people: Luis López and Luisa López are the same person, and
# so are Daniel and Daniela, Juan and Juana, Gabriel and Gabriela, Marta and María. `samePerson` lets each part of a name
# differ from the other's by one letter, since some languages spell a letter with an accent as another one; in Spanish
# that letter is all that parts a sister from her brother. One expects accents alone to be forgiven, or at least names
# that are well known to be left alone: the same library's `guessGender` answers M for Luis and F for Luisa. Whoever
# clears a list of double entries with it strikes one of two who share their surnames, and the one who is gone has no
# badge at the door. Ana and Eva, and Rosa and Rita, are two, so that a trial with other names shows nothing.
# Needs Debian 12 on amd64 with its package lists.
# Seen: Luis and Luisa, Daniel and Daniela, Marta and María, Juan and Juana, Gabriel and Gabriela same; Ana and Eva, Rosa
# and Rita other; Luis M, Luisa F
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq libtext-names-perl=0.46-2 libtext-capitalize-perl=1.5-2 libtext-levenshteinxs-perl=0.03-5+b1 \
  >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.pl <<'PL'
use strict;
use warnings;
use utf8;
use Text::Names qw(guessGender samePerson);

binmode STDOUT, ":utf8";
my @pairs = (
    ["Luis", "Luisa"], ["Daniel", "Daniela"], ["Marta", "María"], ["Juan", "Juana"], ["Gabriel", "Gabriela"],
    ["Ana", "Eva"], ["Rosa", "Rita"],
);
for my $pair (@pairs) {
    my $same = samePerson(map { "$_ López" } @$pair);
    print "@$pair: ", ($same ? "same" : "other"), "\n";
}
print "Luis ", guessGender("Luis"), ", Luisa ", guessGender("Luisa"), "\n";
PL
perl -I debian/usr/share/perl5 -I debian/usr/lib/x86_64-linux-gnu/perl5/5.36 try.pl > seen
cat seen
cat > expected <<'TXT'
Luis Luisa: same
Daniel Daniela: same
Marta María: same
Juan Juana: same
Gabriel Gabriela: same
Ana Eva: other
Rosa Rita: other
Luis M, Luisa F
TXT
cmp seen expected
