#!/bin/sh
# liquidjs 10.30.1, the Liquid of JavaScript, with which Eleventy and mails are made: "2025-10-04", the day as a file of
# settings or the head of a page has it, is 3 October in Guatemala. Liquid has no zone in it, and so one expects the day
# that is written, as Liquid in Ruby gives it. But liquidjs gives the text to `Date`, which takes a day alone for its
# midnight in Greenwich, and then writes it in the zone of the machine or in the one that `timezoneOffset` names, where
# it is still the evening before; the day of the week is another one, too. On a server in UTC, on which one tries it,
# and with an hour behind the day, all is right. "20251004", a day in ISO 8601 as well, is one of 1970.
# Seen, %A %d/%m: 2025-10-04 in Guatemala Friday 03/10, also with timezoneOffset; in UTC Saturday 04/10; with 08:00
# Saturday 04/10; 20251004 in UTC 1970
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund liquidjs@10.30.1
cat > try.mjs <<'JS'
import { Liquid } from "liquidjs";

const day = (text, format = "%A %d/%m", options = {}) =>
  new Liquid(options).parseAndRenderSync(`{{ "${text}" | date: "${format}" }}`);
const seen = [day("2025-10-04"), day("2025-10-04 08:00")];
if (process.env.TZ === "UTC") {
  seen.push(day("2025-10-04", "%A %d/%m", { timezoneOffset: "America/Guatemala" }), day("20251004", "%Y"));
}
console.log(seen.join(", "));
JS
{
  TZ=America/Guatemala node try.mjs
  TZ=UTC node try.mjs
} > seen
cat seen
cat > expected <<'TXT'
Friday 03/10, Saturday 04/10
Saturday 04/10, Saturday 04/10, Friday 03/10, 1970
TXT
cmp seen expected
