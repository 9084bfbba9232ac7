#!/bin/sh
# rrule 2.8.1: `toText()` says "every week on Saturday at 8" of a workshop at half past eight, and "every month on
# Saturday" of a meeting on the first Saturday. Its manual calls the support for texts incomplete, and has
# `isFullyConvertibleToText()` to ask first, and a note "(~ approximate)" behind what is; so one expects that a text
# without the note says the whole rule. But the question is answered by the first field that each rule has, and so with
# yes: for BYMINUTE and BYSETPOS, which it does not know, too. A whole hour, and a first Saturday written as +1SA, are
# right, so that a trial may show nothing. The dates that `all()` counts are right.
# Seen, each with true for fully convertible: BYHOUR=8;BYMINUTE=30 at 8, BYDAY=SA;BYSETPOS=1 every month on Saturday,
# BYDAY=+1SA every month on the 1st Saturday; from 1 October 8:30 on the 4th, and 4 October, 1 November
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund rrule@2.8.1
cat > try.mjs <<'JS'
import rrule from "rrule";

const rules = [
  "FREQ=WEEKLY;BYDAY=SA;BYHOUR=8;BYMINUTE=30;COUNT=1",
  "FREQ=MONTHLY;BYDAY=SA;BYSETPOS=1;COUNT=2",
  "FREQ=MONTHLY;BYDAY=+1SA;COUNT=2",
].map((line) => rrule.rrulestr(`DTSTART:20251001T080000Z\nRRULE:${line}`));
const days = (rule) => rule.all().map((day) => day.toISOString().slice(5, 16)).join(" ");
const seen = rules.map((rule) => `${rule.toText()}, ${rule.isFullyConvertibleToText()}, ${days(rule)}`);
console.log(seen.join("\n"));
const expected = [
  "every week on Saturday at 8 for 1 time, true, 10-04T08:30",
  "every month on Saturday for 2 times, true, 10-04T08:00 11-01T08:00",
  "every month on the 1st Saturday for 2 times, true, 10-04T08:00 11-01T08:00",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
