#!/bin/sh
# dayjs 1.11.23 with customParseFormat and its Spanish: "2:30 p. m.", as Spanish spells it and `Intl` writes it for
# Guatemala, is half past two at night, and valid. By its manual "a" is the half of the day; "2:30 pm" is 14:30, and
# "p.m." with its points is night as well. The plugin takes the next word, whatever it is, asks whether it is the
# locale's own "pm", and all else is the morning: "2:30 tarde" is so, too. One expects what moment 2.31.0, whose formats
# dayjs follows, makes of it, 14:30, or an invalid date; a programme with talks in the morning alone shows nothing. In
# strict mode the date is invalid.
# Seen, of 2:30 p. m., 2:30 p.m., 2:30 tarde and 2:30 pm: dayjs 02:30, 02:30, 02:30, 14:30; moment 14:30, 14:30; strict
# dayjs Invalid Date for 2:30 p. m.
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund dayjs@1.11.23 moment@2.31.0
cat > try.mjs <<'JS'
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import "dayjs/locale/es.js";
import moment from "moment";
import "moment/locale/es.js";

dayjs.extend(customParseFormat);
const form = "YYYY-MM-DD h:mm a";
const read = (library, hour, strict) => library(`2025-10-04 ${hour}`, form, "es", strict).format("HH:mm");
const hours = ["2:30 p. m.", "2:30 p.m.", "2:30 tarde", "2:30 pm"];
const seen = [
  `dayjs ${hours.map((hour) => read(dayjs, hour)).join(" ")}`,
  `moment ${hours.slice(0, 2).map((hour) => read(moment, hour)).join(" ")}`,
  `strict ${read(dayjs, hours[0], true)}`,
];
console.log(seen.join(", "));
const expected = "dayjs 02:30 02:30 02:30 14:30, moment 14:30 14:30, strict Invalid Date";
process.exit(seen.join(", ") === expected ? 0 : 1);
JS
node try.mjs
