#!/bin/sh
# luxon 3.7.2: `Interval.fromISO("2025-10-04T08:00/10:00")`, a talk from eight to ten, goes on until today. ISO 8601
# leaves out of an interval's end what is the same as in its start, and the documentation of `fromISO` refers to a page
# which says so. luxon reads the end on its own, and an hour without a day is one of today: the talk is valid and lasts
# months, it overlaps all that come after it, and before its day it is an invalid interval instead. "2025-10-04/06", a
# convention of two days, ends today at six. With both days in full, or a duration behind the start, all is right.
# Seen on 1 March 2026: 08:00/10:00 until 2026-03-01T10:00, 04/06 until 2026-03-01T06:00, PT2H and in full until
# 2025-10-04T10:00; on 1 March 2025 the first two are invalid
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund luxon@3.7.2
cat > try.mjs <<'JS'
import { Interval, Settings } from "luxon";

Settings.defaultZone = "America/Guatemala";

function end(year, text) {
  Settings.now = () => Date.UTC(year, 2, 1, 18);
  const interval = Interval.fromISO(text);
  return interval.isValid ? interval.end.toFormat("yyyy-MM-dd'T'HH:mm") : "invalid";
}

const texts = ["T08:00/10:00", "/06", "T08:00/PT2H", "T08:00/2025-10-04T10:00"].map((rest) => `2025-10-04${rest}`);
const seen = [2026, 2025].map((year) => texts.map((text) => end(year, text)).join(" "));
console.log(seen.join(", "));
const whole = "2025-10-04T10:00 2025-10-04T10:00";
const expected = [`2026-03-01T10:00 2026-03-01T06:00 ${whole}`, `invalid invalid ${whole}`];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
