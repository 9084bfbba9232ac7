#!/bin/sh
# mingo 7.2.7, the aggregations of MongoDB for JavaScript: `$dateTrunc` with a time zone puts the evening into the next
# day. By MongoDB's manual it gives the beginning of the day, month or week there. But it cuts the date in UTC, and adds
# the zone to what is left: whoever came in at 20:00 on Saturday in Guatemala, which is 2:00 of Sunday in UTC, is
# counted on Sunday, and the 31st at 20:00 in the next month. Midnight of the right zone stands in every result, so that
# it looks as if the zone were honoured, and until 18:00 all are right. `$dayOfMonth` and `$dateToString` of the same
# version have Saturday for the same moment.
# Seen, of Saturday 4 October at 14:00 and 20:00 in Guatemala, with America/Guatemala and with -06:00: $dateTrunc 4th
# and 5th at 0:00, $dayOfMonth 4 and 4, $dateToString 2025-10-04 both times; of 31 October at 20:00 the month of
# November
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mingo@7.2.7
cat > try.mjs <<'JS'
import { aggregate } from "mingo";

const moments = ["2025-10-04T20:00:00Z", "2025-10-05T02:00:00Z", "2025-11-01T02:00:00Z"];
const arrivals = moments.map((at) => ({ at: new Date(at) }));
const hour = { timeZone: "America/Guatemala", dateStyle: "short", timeStyle: "short" };
const guatemala = new Intl.DateTimeFormat("sv", hour);
function read(timezone) {
  const at = { date: "$at", timezone };
  const rows = aggregate(arrivals, [
    {
      $project: {
        _id: 0,
        day: { $dateTrunc: { ...at, unit: "day" } },
        month: { $dateTrunc: { ...at, unit: "month" } },
        number: { $dayOfMonth: at },
        text: { $dateToString: { ...at, format: "%Y-%m-%d" } },
      },
    },
  ]);
  return rows.map(({ day, month, number, text }) =>
    [guatemala.format(day), guatemala.format(month).slice(0, 7), number, text].join(" "),
  );
}
const expected = [
  "2025-10-04 00:00 2025-10 4 2025-10-04",
  "2025-10-05 00:00 2025-10 4 2025-10-04",
  "2025-11-01 00:00 2025-11 31 2025-10-31",
];
const seen = [read("America/Guatemala"), read("-06:00")];
console.log(seen.map((rows) => rows.join("\n")).join("\n"));
process.exit(seen.every((rows) => rows.join() === expected.join()) ? 0 : 1);
JS
TZ=UTC node try.mjs
