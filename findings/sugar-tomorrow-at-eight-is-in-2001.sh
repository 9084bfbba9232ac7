#!/bin/sh
# sugar-date 2.0.6, which reads dates as people say them, with its Spanish: "mañana a las 8" is the first of August 2001,
# and valid. It knows "mañana", and "mañana a las 8:30" is right. An hour without minutes or "am" it does not know, and
# hands the whole text to `Date.parse`, where one expects an invalid date, as it gives for "4 de octubre a las 8". But
# V8 skips words and takes the number for a month, so that eight is August, "ayer a las 3" is in March 2001, and so is
# "Sala 3". English is no better: "tomorrow at 8" is in August too. Nothing is said, and `isValid` is true.
# Seen with Node 20, days: mañana a las 8 2001-08-01; ayer a las 3 2001-03-01; Sala 3 2001-03-01; tomorrow at 8 in
# English 2001-08-01; mañana a las 8:30 the next day at 8:30; 4 de octubre a las 8 invalid
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund sugar-date@2.0.6
cat > try.mjs <<'JS'
import { createRequire } from "node:module";

const { Date: Sugar } = createRequire(import.meta.url)("sugar-date");
createRequire(import.meta.url)("sugar-date/locales/es");
const two = (number) => String(number).padStart(2, "0");

function read(text, language) {
  const day = Sugar.create(text, language);
  return Sugar.isValid(day) ? `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}` : "invalid";
}

const tomorrow = new Date();
tomorrow.setDate(tomorrow.getDate() + 1);
const next = `${tomorrow.getFullYear()}-${two(tomorrow.getMonth() + 1)}-${two(tomorrow.getDate())}`;
const expected = {
  "mañana a las 8": "2001-08-01",
  "ayer a las 3": "2001-03-01",
  "Sala 3": "2001-03-01",
  "mañana a las 8:30": next,
  "4 de octubre a las 8": "invalid",
};
const seen = Object.keys(expected).map((text) => read(text, "es"));
const english = read("tomorrow at 8", "en");
console.log(`${Object.keys(expected).map((text, at) => `${text} ${seen[at]}`).join("; ")}; tomorrow at 8 ${english}`);
process.exit(seen.join() === Object.values(expected).join() && english === "2001-08-01" ? 0 : 1);
JS
node try.mjs
