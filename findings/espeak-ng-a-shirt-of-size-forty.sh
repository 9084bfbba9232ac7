#!/bin/sh
# espeak-ng 1.0.2 (eSpeak NG 1.52-dev, which NVDA brings along and Orca mostly speaks with): of the sizes S, M, L, XL and
# XXL of a T-shirt who cannot see the form hears in Spanish ese, eme, ele, cuarenta and equis equis ele. XL is a Roman
# number to the voice, 40, also behind the word "Talla". One expects the letters, as for each size beside it: L alone is
# 50 as well, M a thousand and XXL nothing. Other abbreviations that could be Roman numbers, CV, CD, MC, CC and DC, are
# spelled, and so is XL by an English voice, so that ears alone tell it. Who makes the form sees nothing. "X L" with a
# space is spelled. Forms ask for a size where there are shirts to give, and forty is a size, of trousers.
# Seen with es-419, es-mx and es: M ɛme, L ɛle, XL kwaɾɛnta as 40, "Talla XL" the same, XXL ekisekisɛle, CV seβe, with es
# θeuβe; with en XL ɛksɛl
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund espeak-ng@1.0.2
cat > try.mjs <<'JS'
import speech from "espeak-ng";

/** The sounds in the letters of the IPA, without stresses and pauses. */
async function speak(voice, text) {
  const spoken = await speech({ arguments: ["-q", "--ipa", "--phonout", "sounds", "-v", voice, text] });
  return spoken.FS.readFile("sounds", { encoding: "utf8" }).replaceAll(/[ˈˌ\s]/g, "");
}

let asStated = true;
const say = async (voice, text, expected) => {
  const sounds = await speak(voice, text);
  console.log(`${voice} ${text}: ${sounds}`);
  asStated &&= sounds === expected;
};
for (const [voice, y, c] of [["es-419", "jj", "seβe"], ["es-mx", "jj", "seβe"], ["es", "ʎ", "θeuβe"]]) {
  await say(voice, "M", "ɛme");
  await say(voice, "L", "ɛle");
  await say(voice, "XL", "kwaɾɛnta");
  await say(voice, "40", "kwaɾɛnta");
  await say(voice, "Talla XL", `ta${y}akwaɾɛnta`);
  await say(voice, "XXL", "ekisekisɛle");
  await say(voice, "CV", c);
}
await say("en", "XL", "ɛksɛl");
process.exit(asStated ? 0 : 1);
JS
node try.mjs
