#!/bin/sh
# speech-rule-engine 4.1.5, which puts formulas into words for MathJax and screen readers, in Spanish: 1.250, one and a
# quarter, and 1,250, more than a thousand, become the same "1,250". It takes the decimal point of the formula for an
# English one and gives Spain's comma for it, and leaves a comma before three digits as it is, since it cannot know what
# that is. One expects that two numbers stay two, as in English, German and Italian, or the point that Guatemala and
# Mexico write. With decimals the thousands lose their comma, 1,250.50 is "1250,50", so that the way of writing changes
# from one number to the next. Who sees the slides of a talk knows which one it is; who hears them, in the rules of
# both kinds that the library has, does not. "3.5" as "3,5" can be understood, so that a trial shows nothing.
# Seen, of 1.250, 1,250, 1,250.50 and 3.5: Spanish 1,250, 1,250, 1250,50, 3,5 by clearspeak and mathspeak; English as
# written; German and Italian 1.250, 1,250, 1.250,50, 3,5
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund speech-rule-engine@4.1.5
cat > try.cjs <<'JS'
const engine = require("speech-rule-engine");

const numbers = ["1.250", "1,250", "1,250.50", "3.5"];
async function speak(locale, domain) {
  await engine.setupEngine({ locale, domain, modality: "speech" });
  await engine.engineReady();
  const formula = (number) => `<math xmlns="http://www.w3.org/1998/Math/MathML"><mn>${number}</mn></math>`;
  return `${locale} ${domain}: ${numbers.map((number) => engine.toSpeech(formula(number))).join(" ")}`;
}

async function run() {
  const seen = [];
  for (const locale of ["es", "en", "de", "it"]) {
    for (const domain of ["clearspeak", "mathspeak"]) seen.push(await speak(locale, domain));
  }
  console.log(seen.join("\n"));
  const words = { es: "1,250 1,250 1250,50 3,5", en: numbers.join(" "), de: "1.250 1,250 1.250,50 3,5" };
  words.it = words.de;
  const expected = Object.entries(words).flatMap(([locale, text]) => [
    `${locale} clearspeak: ${text}`,
    `${locale} mathspeak: ${text}`,
  ]);
  process.exit(seen.join() === expected.join() ? 0 : 1);
}
run();
JS
node try.cjs
