#!/bin/sh
# espeak-ng 1.0.2 (eSpeak NG 1.52-dev, which NVDA brings along and Orca mostly speaks with): the voice for Latin America,
# es-419 or es-mx, reads numbers as Spain writes them. "Q1,250.00" becomes "cu uno coma doscientos cincuenta cero cero":
# who cannot see the fee of 1,250 quetzales hears one and a quarter. "1.250" is a thousand to it, a way of writing that
# Guatemala and Mexico do not have. One expects that a variant made for these countries has their numbers before all,
# as `Intl` does for es-419; but it differs from es in its sounds alone. "Q125.00" is right, so that a trial with a
# small fee shows nothing, and so is "Q1250.00".
# Seen, es-419 and es-mx: 1,250 uno coma doscientos cincuenta, Q1,250.00 the same, 1.250 mil doscientos cincuenta,
# Q1250.00 mil doscientos cincuenta; Intl in es-419 writes 12,500.5; en 1,250 one thousand two hundred and fifty
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund espeak-ng@1.0.2
cat > try.mjs <<'JS'
import speech from "espeak-ng";

/** The sounds in the letters of the IPA, without stresses and pauses. */
async function speak(voice, text) {
  const spoken = await speech({ arguments: ["-q", "--ipa", "--phonout", "sounds", "-v", voice, text] });
  return spoken.FS.readFile("sounds", { encoding: "utf8" }).replaceAll(/[ˈˌ\s]/g, "");
}

let asStated = new Intl.NumberFormat("es-419").format(12500.5) === "12,500.5";
const say = async (voice, text, expected) => {
  const sounds = await speak(voice, text);
  console.log(`${voice} ${text}: ${sounds}`);
  asStated &&= sounds === expected;
};
const quarter = "unokomaðossjentossinkwɛnta";
for (const voice of ["es-419", "es-mx"]) {
  await say(voice, "1,250", quarter);
  await say(voice, "Q1,250.00", `ku${quarter}seɾoseɾo`);
  await say(voice, "1.250", "mildossjentossinkwɛnta");
  await say(voice, "Q1250.00", "kumilðossjentossinkwɛntapuntoseɾoseɾo");
  await say(voice, "Q125.00", "kusjentoβeɪntisinkopuntoseɾoseɾo");
}
await say("es", "1,250", "unokomaðosθjentosθinkwɛnta");
await say("en", "1,250", "wɒnθaʊzəndtuːhʌndɹɪdənfɪfti");
process.exit(asStated ? 0 : 1);
JS
node try.mjs
