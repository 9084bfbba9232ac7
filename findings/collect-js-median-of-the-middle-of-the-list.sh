#!/bin/sh
# collect.js 4.36.1, Laravel's collections for JavaScript: `median()` of the marks 90, 10 and 50 is 10. It takes the
# value that stands in the middle of the list, or the mean of the two that do, and does not sort them before; its manual
# shows lists that are sorted already. One expects the median, 50, as Laravel's method of that name gives it. A list of
# students is sorted by names, so that the mark of one of them comes out, and another one when somebody is added. `avg`,
# `min` and `max` of the same version are right, and so is simple-statistics 7.9.0; a trial with 1, 2, 3 shows nothing.
# Seen: 90 10 50 10, by a key 10, 10 90 50 70 70, sorted first 50 and 60; simple-statistics 50 and 60; max 90
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund collect.js@4.36.1 simple-statistics@7.9.0
cat > try.mjs <<'JS'
import { collect } from "collect.js";
import { median } from "simple-statistics";

const three = [90, 10, 50];
const four = [10, 90, 50, 70];
const seen = [
  `as they stand ${collect(three).median()} ${collect(four).median()}`,
  `by a key ${collect(three.map((mark) => ({ mark }))).median("mark")}`,
  `sorted ${collect(three).sort().median()} ${collect(four).sort().median()}`,
  `max ${collect(three).max()}`,
  `simple-statistics ${median(three)} ${median(four)}`,
];
console.log(seen.join("\n"));
const expected = ["as they stand 10 70", "by a key 10", "sorted 50 60", "max 90", "simple-statistics 50 60"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
