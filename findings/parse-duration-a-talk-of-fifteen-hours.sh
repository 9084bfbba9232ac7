#!/bin/sh
# parse-duration 2.1.9 with its Spanish words, and timestring 7.0.0 without any: an hour and a half is fifteen hours
# long. Guatemala and Mexico write 1.5, Spain 1,5; a text has either, by whoever typed it. parse-duration takes the
# point for the sign of thousands as soon as it speaks Spanish, wherever that stands, so that "1.5 horas" are 15 hours,
# and timestring does so with the comma of "1,5 h". One expects a fault, or that a sign of thousands has three digits
# behind it; what comes is a plausible number, and a room is booked for it. "3 meses" is nothing to parse-duration,
# while "1 mes" and "3 años" are known. "1 hora 30 minutos" and whole hours are right, and so is "1.5 h" as long as no
# language is set.
# Seen in hours: parse-duration es "1.5 horas" 15, "1,5 horas" 1.5, "1 hora 30 minutos" 1.5, "3 meses" null, en "1.5
# hours" 1.5; timestring "1,5 h" 15, "1.5 h" 1.5
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund parse-duration@2.1.9 timestring@7.0.0
cat > try.mjs <<'JS'
import parse from "parse-duration";
import spanish from "parse-duration/locale/es.js";
import timestring from "timestring";

const english = parse.unit;
const hours = (text, unit) => {
  parse.unit = unit;
  const length = parse(text);
  return length === null ? "null" : length / 3_600_000;
};
const seen = [
  ...["1.5 horas", "1,5 horas", "1 hora 30 minutos", "3 meses"].map((text) => `es ${text} ${hours(text, spanish)}`),
  `en 1.5 hours ${hours("1.5 hours", english)}`,
  ...["1,5 h", "1.5 h"].map((text) => `timestring ${text} ${timestring(text, "h")}`),
];
console.log(seen.join("; "));
const expected = [
  "es 1.5 horas 15",
  "es 1,5 horas 1.5",
  "es 1 hora 30 minutos 1.5",
  "es 3 meses null",
  "en 1.5 hours 1.5",
  "timestring 1,5 h 15",
  "timestring 1.5 h 1.5",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
