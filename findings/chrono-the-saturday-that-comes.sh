#!/bin/sh
# chrono-node 2.10.3 and @microsoft/recognizers-text-suite 1.3.1, Spanish: "el próximo sábado", said on a Monday, is the
# Saturday of the week after. In Spanish próximo is the nearest of those to come, and "que viene" the one that comes
# next; but both libraries have the words of English, in which "next Saturday" can pass over "this Saturday", and
# translate them one by one. So a bot that reads "el sábado que viene" in a chat sends people a week late, to a closed
# door. One expects five days, or two answers, as the same suite gives for "sábado" alone. On a Saturday both are right,
# and so is "este sábado", so that a trial at the end of the week shows nothing. With the words turned round, "sábado
# próximo", which Spanish writes as often, chrono-node answers with the Saturday that is past.
# Seen on Monday, 1 September 2025: próximo sábado by both 13 September, sábado próximo by chrono-node 30 August, by the
# suite 13 September, sábado que viene by the suite 13 September, este sábado by both 6 September
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3 @microsoft/recognizers-text-suite@1.3.1
cat > try.mjs <<'JS'
import suite from "@microsoft/recognizers-text-suite";
import * as chrono from "chrono-node";

const day = (date) => `${date.getMonth() + 1}/${date.getDate()}`;
const readers = {
  chrono: (text, now) => day(chrono.es.parseDate(text, now)),
  suite(text, now) {
    const [{ resolution }] = suite.recognizeDateTime(text, suite.Culture.Spanish ?? "es-es", 0, now);
    return resolution.values.map(({ value }) => day(new Date(`${value}T12:00`))).join(" or ");
  },
};
const monday = new Date(2025, 8, 1, 10);
const saturday = new Date(2025, 8, 6, 10);
let asStated = true;
for (const [reader, text, now, expected] of [
  ["chrono", "próximo sábado", monday, "9/13"],
  ["suite", "próximo sábado", monday, "9/13"],
  ["chrono", "sábado próximo", monday, "8/30"],
  ["suite", "sábado próximo", monday, "9/13"],
  ["suite", "sábado que viene", monday, "9/13"],
  ["suite", "sábado", monday, "8/30 or 9/6"],
  ["chrono", "este sábado", monday, "9/6"],
  ["suite", "este sábado", monday, "9/6"],
  ["chrono", "próximo sábado", saturday, "9/13"],
  ["suite", "próximo sábado", saturday, "9/13"],
]) {
  const seen = readers[reader](text, now);
  console.log(`${reader}, on ${day(now)}: ${text} ${seen}`);
  asStated &&= seen === expected;
}
process.exit(asStated ? 0 : 1);
JS
node try.mjs
