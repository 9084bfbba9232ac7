#!/bin/sh
# jsonexport 3.2.0, from JSON to CSV: talks at 8:00 and at 14:30 have no hour in the list. A `Date` is written by
# `toLocaleDateString`, of which the manual says nothing, so that the hour is gone and the day is spelled as the
# machine's own language and zone have it: 10/4/2025 on most servers, 4/10/2025 on an organiser's laptop, and for a talk
# in the evening in Guatemala the next day where the server lives in UTC. One expects ISO 8601, which JSON itself gives
# for the value, and what comes out of a list that was JSON once: texts stay as they are. Two talks of a day are alike.
# Seen, of 8:00, 14:30 and 19:30 of 4 October in Guatemala: in UTC and English 10/4/2025, 10/4/2025, 10/5/2025; in
# Guatemala and Spanish 4/10/2025 three times; after JSON 2025-10-04T14:00:00.000Z
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund jsonexport@3.2.0
cat > try.mjs <<'JS'
import jsonexport from "jsonexport";

const hours = ["08:00", "14:30", "19:30"];
const talks = hours.map((hour) => ({ begins: new Date(`2025-10-04T${hour}:00-06:00`) }));
const list = async (rows) => (await jsonexport(rows)).split("\n").slice(1).join(" ");
console.log(`${await list(talks)}, ${(await list(JSON.parse(JSON.stringify(talks)))).split(" ")[0]}`);
JS
seen="$(TZ=UTC LC_ALL=en_US.UTF-8 node try.mjs); $(TZ=America/Guatemala LC_ALL=es_GT.UTF-8 node try.mjs)"
echo "$seen"
json="2025-10-04T14:00:00.000Z"
test "$seen" = "10/4/2025 10/4/2025 10/5/2025, $json; 4/10/2025 4/10/2025 4/10/2025, $json"
