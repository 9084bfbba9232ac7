#!/bin/sh
# bad-words 4.1.5, glin-profanity 3.3.0 and allprofanity 2.4.0, which keep insults from walls and screens: the name
# Analía and a team called Titán are taken for one. All three look for whole words, so that what contains one by chance
# is left alone, as Analia and Titan without their accents are. But a letter with an accent is no letter to them, and
# ends the word: what stands before it is looked up by itself. So it is those who spell their name well whom a badge or
# a board shows as "****ía". allprofanity promises "smart whole-word detection" and to know accents. Names in which the
# accent comes elsewhere are right, so that a trial with José shows nothing. leo-profanity 1.9.0 leaves all of them.
# Seen: bad-words ****ía Pérez, ***án; glin-profanity and allprofanity both taken for insults; without accents, and José
# Núñez, none; leo-profanity none
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund bad-words@4.1.5 glin-profanity@3.3.0 allprofanity@2.4.0 leo-profanity@1.9.0
cat > try.mjs <<'JS'
import { AllProfanity } from "allprofanity";
import { Filter as BadWords } from "bad-words";
import { Filter as Glin } from "glin-profanity";
import leo from "leo-profanity";

const names = ["Analía Pérez", "Titán", "Analia Perez", "Titan", "José Núñez"];
const badWords = new BadWords();
const glin = new Glin();
const all = new AllProfanity({ silent: true });
const seen = [
  `bad-words ${names.map((name) => badWords.clean(name)).join(", ")}`,
  `glin-profanity ${names.map((name) => glin.isProfane(name)).join(" ")}`,
  `allprofanity ${names.map((name) => all.check(name)).join(" ")}`,
  `leo-profanity ${names.map((name) => leo.check(name)).join(" ")}`,
];
console.log(seen.join("\n"));
const expected = [
  "bad-words ****ía Pérez, ***án, Analia Perez, Titan, José Núñez",
  "glin-profanity true true false false false",
  "allprofanity true true false false false",
  "leo-profanity false false false false false",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
