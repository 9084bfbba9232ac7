#!/bin/sh
# @sindresorhus/slugify 3.0.1, speakingurl 14.0.1 and limax 4.2.3: addresses of Spanish titles are spelled as German.
# "ü" becomes "ue", also where the language is told: "Lingüística" is lingueistica with `es`, and a speaker Agüero is
# agueero. All three take a language and change letters by it: speakingurl lists Spanish, and slugify shows in its
# manual how `sv` gives Swedish its own vowels back. So one expects that `es` ends what German brought. But Spanish has
# no entry for "ü", which is then written as for everybody. Accents and "ñ" are right, so that a trial with
# "Programación" or "Año" shows nothing. slugify 1.6.9 and transliteration 2.6.1 are right.
# Seen, with `es`: by all three lingueistica agueero programacion ano; by the others linguistica aguero
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @sindresorhus/slugify@3.0.1 speakingurl@14.0.1 limax@4.2.3 slugify@1.6.9 \
  transliteration@2.6.1
cat > try.mjs <<'JS'
import bySindre from "@sindresorhus/slugify";
import limax from "limax";
import slugify from "slugify";
import speakingUrl from "speakingurl";
import { slugify as byTransliteration } from "transliteration";

const titles = ["Lingüística", "Agüero", "Programación", "Año"];
const ways = {
  "@sindresorhus/slugify": (title) => bySindre(title, { locale: "es" }),
  speakingurl: (title) => speakingUrl(title, { lang: "es" }),
  limax: (title) => limax(title, { lang: "es" }),
  slugify: (title) => slugify(title, { locale: "es", lower: true }),
  transliteration: (title) => byTransliteration(title),
};
const seen = Object.entries(ways).map(([name, slug]) => `${name} ${titles.map(slug).join(" ")}`);
console.log(seen.join("\n"));
const german = "lingueistica agueero programacion ano";
const spanish = "linguistica aguero programacion ano";
const expected = [
  `@sindresorhus/slugify ${german}`,
  `speakingurl ${german}`,
  `limax ${german}`,
  `slugify ${spanish}`,
  `transliteration ${spanish}`,
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
