#!/bin/sh
# chrono-node 2.10.3, Spanish: "a las 3 de la tarde" is three at night, without a word of doubt.
# English "at 3 in the afternoon" is 15. "mediodía" gives the day without an hour, English "noon" 12.
# "3:00 p. m.", as Guatemala writes it, is right.
# Seen: 3 de la tarde -> 3, 3 in the afternoon -> 15, a mediodía -> no hour, at noon -> 12, 3:00 p. m. -> 15
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3
cat > try.mjs <<'JS'
import { en, es } from "chrono-node";

const now = new Date("2025-10-01T12:00:00Z");
const hour = (language, text) => {
  const start = language.parse(text, now)[0].start;
  return start.isCertain("hour") ? start.get("hour") : "no hour";
};
const seen = [
  `3 de la tarde -> ${hour(es, "el sábado a las 3 de la tarde")}`,
  `3 in the afternoon -> ${hour(en, "on Saturday at 3 in the afternoon")}`,
  `a mediodía -> ${hour(es, "mañana a mediodía")}`,
  `at noon -> ${hour(en, "tomorrow at noon")}`,
  `3:00 p. m. -> ${hour(es, "el 4 de octubre a las 3:00 p. m.")}`,
].join(", ");
console.log(`chrono-node 2.10.3: ${seen}`);
const expected =
  "3 de la tarde -> 3, 3 in the afternoon -> 15, a mediodía -> no hour, at noon -> 12, 3:00 p. m. -> 15";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
