#!/bin/sh
# smol-toml 1.9.1 and @iarna/toml 3.0.0, TOML for JavaScript: a talk at `2025-10-04T08:00:00` is at two at night for
# whoever shows it in Guatemala. TOML has times without a zone, "local date-times", on purpose: eight o'clock where the
# talk is. Both answer with a kind of `Date`, whose moment is eight in UTC, so that `toLocaleString`, `getHours` and all
# libraries for dates, which take it for the Date that it is, show another hour, and a day without an hour is the day
# before. One expects the moment of the machine's zone, as `new Date` makes it of the same text, or a text, which is
# what toml 5.0.1 gives. `toISOString` of both writes the hours as they were, and on a server in UTC all is right.
# Seen, with TZ=America/Guatemala: smol-toml and @iarna/toml 4 Oct 2:00 and, for 2025-10-04, 3 Oct 18:00; new Date 4 Oct
# 8:00; toml the texts
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund smol-toml@1.9.1 @iarna/toml@3.0.0 toml@5.0.1
cat > try.mjs <<'JS'
import iarna from "@iarna/toml";
import * as smol from "smol-toml";
import toml from "toml";

const text = "start = 2025-10-04T08:00:00\nday = 2025-10-04\n";
const show = (value) => (value instanceof Date ? `${value.getDate()} ${value.getHours()}:00` : value);
const seen = [smol, iarna, toml].map(({ parse }) => {
  const { start, day } = parse(text);
  return `${show(start)}, ${show(day)}`;
});
seen.push(show(new Date("2025-10-04T08:00:00")));
console.log(seen.join("\n"));
const shifted = "4 2:00, 3 18:00";
process.exit(seen.join("; ") === `${shifted}; ${shifted}; 2025-10-04T08:00:00, 2025-10-04; 4 8:00` ? 0 : 1);
JS
TZ=America/Guatemala node try.mjs
