#!/bin/sh
# validator 13.15.35, which express-validator and class-validator call: `isMobilePhone(number, "es-GT")` refuses every
# mobile number of Guatemala and takes the landlines. Mobile numbers begin with 3, 4 or 5 there, and landlines with 2, 6
# or 7, as the data of libphonenumber say. The rule of the library is `[2|6|7]`, so that it is the faculty's office
# which passes, and each student is told that the number is wrong. One expects that a check with the country's own name
# knows what its numbers look like, and one that is too lax at most. "any" takes the eight digits, as they fit another
# country, and refuses the same number with +502; a test with the number of an office passes.
# Seen, of a number that begins with 2, 3, 4, 5, 6 and 7, with +502: es-GT yes no no no yes yes, any the same; mobile by
# libphonenumber-js 1.13.16 (its full data) no yes yes yes no no; any without +502 six times yes
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund validator@13.15.35 libphonenumber-js@1.13.16
cat > try.mjs <<'JS'
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import validator from "validator";

const numbers = ["24102025", "31234567", "41234567", "55551234", "66321234", "78321234"];
const answers = (ask) => numbers.map((number) => (ask(number) ? "yes" : "no")).join(" ");
const isMobile = (number) => parsePhoneNumberFromString(`+502${number}`).getType() === "MOBILE";
const seen = [
  `es-GT ${answers((number) => validator.isMobilePhone(`+502${number}`, "es-GT"))}`,
  `es-GT without +502 ${answers((number) => validator.isMobilePhone(number, "es-GT"))}`,
  `any ${answers((number) => validator.isMobilePhone(`+502${number}`, "any"))}`,
  `any without +502 ${answers((number) => validator.isMobilePhone(number, "any"))}`,
  `libphonenumber ${answers(isMobile)}`,
];
console.log(`validator 13.15.35: ${seen.join("; ")}`);
const expected = [
  "es-GT yes no no no yes yes",
  "es-GT without +502 yes no no no yes yes",
  "any yes no no no yes yes",
  "any without +502 yes yes yes yes yes yes",
  "libphonenumber no yes yes yes no no",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
