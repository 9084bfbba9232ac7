#!/bin/sh
# calendar-link 2.11.5: the same event has another UID at each call, a random number below 100,000. Whoever
# opens the file again, after a room has changed, has the event twice; two events of one year may share one.
# Titles are written without the escapes of RFC 5545 (3.3.11) for ";" and ",".
# Seen: 20 files of one event have 20 UIDs, all of at most 5 digits; SUMMARY:Talks; workshops, food
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund calendar-link@2.11.5
cat > try.mjs <<'JS'
import { ics } from "calendar-link";

const event = {
  title: "Talks; workshops, food",
  start: "2025-10-04T08:00:00-06:00",
  end: "2025-10-04T17:00:00-06:00",
};
const files = Array.from({ length: 20 }, () => decodeURIComponent(ics(event)));
const numbers = files.map((file) => file.match(/^UID:(\d+)\r?$/m)?.[1]);
const title = files[0].match(/^SUMMARY:.*$/m)?.[0].trim();
const different = new Set(numbers).size;
const longest = Math.max(...numbers.map((number) => number.length));
console.log(`calendar-link 2.11.5: ${different} UIDs of at most ${longest} digits; ${title}`);
process.exit(different > 1 && longest <= 5 && title === "SUMMARY:Talks; workshops, food" ? 0 : 1);
JS
node try.mjs
