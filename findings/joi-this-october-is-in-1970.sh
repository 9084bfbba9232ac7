#!/bin/sh
# joi 18.3.2, `date()`: "20251004" is five in the morning of 1 January 1970, and valid. ISO 8601 writes a date so in its
# basic form, as calendars and the exports of many offices do. joi takes a text of digits for milliseconds, which its
# manual says of numbers alone ("as well as a JavaScript date string or number of milliseconds"); one expects the day,
# or a refusal, as `new Date` gives an invalid date for the same text. A limit to days that have passed lets it through,
# so that everybody has a birthday on that day. "2025-10-04" is right, and so is a trial with it. `date().iso()` refuses
# the text, and yup 1.7.1 reads the day.
# Seen, of 20251004: joi 1970-01-01T05:37:31.004Z, with max("now") the same, with iso() refused, yup 2025-10-04; of
# 2025-10-04 all 2025-10-04
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund joi@18.3.2 yup@1.7.1
cat > try.mjs <<'JS'
import Joi from "joi";
import { date } from "yup";

function read(schema, text) {
  const { value, error } = schema.validate(text);
  return error ? "refused" : value.toISOString();
}
const row = (text) =>
  [
    read(Joi.date(), text),
    read(Joi.date().max("now"), text),
    read(Joi.date().iso(), text),
    date().cast(text).toISOString(),
  ].join(" ");
const seen = [row("20251004"), row("2025-10-04"), String(new Date("20251004"))];
console.log(seen.join("\n"));
const wrong = "1970-01-01T05:37:31.004Z";
const right = "2025-10-04T00:00:00.000Z";
const expected = [`${wrong} ${wrong} refused ${right}`, `${right} ${right} ${right} ${right}`, "Invalid Date"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
TZ=UTC node try.mjs
