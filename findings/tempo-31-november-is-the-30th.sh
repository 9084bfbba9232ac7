#!/bin/sh
# @formkit/tempo 1.1.0, dates for JavaScript: `parse("31/11/2025", "DD/MM/YYYY")` is 30 November, and "31/02/2025" the
# 28th of its month. Where somebody has typed a day that its month does not have, the month or the day is wrong, and one
# expects of a reader that is told the format to say so, as it does for the month 13 and for 25:30. But the last day of
# the month is taken (`dateOverflow` is "backward" unless told otherwise), so that a form takes the slip for a date, and
# the talk or the last day to pay is on a day that nobody wrote. A trial with a month that does not exist is refused.
# With "throw" so is the day; luxon 3.7.2 says of both that they are invalid.
# Seen: 31/11/2025 30 November, 31/02/2025 28 February, 04/13/2025 and 25:30 refused; with throw and by luxon none of
# them taken
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @formkit/tempo@1.1.0 luxon@3.7.2
cat > try.mjs <<'JS'
import { parse } from "@formkit/tempo";
import { DateTime } from "luxon";

function read(date, dateOverflow) {
  try {
    const day = parse({ date, format: "DD/MM/YYYY HH:mm", dateOverflow });
    return `${day.getDate()}/${day.getMonth() + 1}`;
  } catch {
    return "refused";
  }
}

const days = ["31/11/2025 08:00", "31/02/2025 08:00", "04/13/2025 08:00", "04/10/2025 25:30"];
const seen = [
  days.map((day) => read(day)),
  days.map((day) => read(day, "throw")),
  days.map((day) => (DateTime.fromFormat(day, "dd/MM/yyyy HH:mm").isValid ? "taken" : "refused")),
].map((found) => found.join(" "));
console.log(seen.join("\n"));
const none = "refused refused refused refused";
process.exit(seen.join() === `30/11 28/2 refused refused,${none},${none}` ? 0 : 1);
JS
node try.mjs
