#!/bin/sh
# validator 13.15.35, `isMobilePhone` with "es-GT": it says no to every mobile telephone of Guatemala, and yes to what
# is on a desk. Mobile numbers begin with 3, 4 or 5 there, fixed ones with 2, 6 or 7, and its rule has the second three.
# So no student can enter a number for WhatsApp, while the secretary's office is taken, and gets the message that nobody
# reads. One expects a rule that is a little old, not one for the opposite; "es-SV" and "es-HN" beside it take the
# mobiles of El Salvador and Honduras. With "any", its default, a mobile of Guatemala passes, as one of some other
# country. libphonenumber-js 1.13.16 tells the kinds apart.
# Seen, of the first digits 2 to 7, with and without +502: validator yes no no no yes yes; libphonenumber-js FIXED_LINE
# MOBILE MOBILE MOBILE FIXED_LINE FIXED_LINE; 7123 4567 of El Salvador and 9123 4567 of Honduras, both MOBILE, yes
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund validator@13.15.35 libphonenumber-js@1.13.16
cat > try.mjs <<'JS'
import { parsePhoneNumber } from "libphonenumber-js/max";
import validator from "validator";

const numbers = [2, 3, 4, 5, 6, 7].map((digit) => `${digit}4102025`);
const asked = (number, locale) => (validator.isMobilePhone(number, locale) ? "yes" : "no");
const seen = [
  numbers.map((number) => asked(number, "es-GT")).join(" "),
  numbers.map((number) => asked(`+502${number}`, "es-GT")).join(" "),
  numbers.map((number) => parsePhoneNumber(number, "GT").getType()).join(" "),
  `El Salvador ${asked("71234567", "es-SV")} ${parsePhoneNumber("71234567", "SV").getType()}`,
  `Honduras ${asked("91234567", "es-HN")} ${parsePhoneNumber("91234567", "HN").getType()}`,
  `any ${asked(numbers[3])}`,
];
console.log(seen.join("\n"));
const expected = [
  "yes no no no yes yes",
  "yes no no no yes yes",
  "FIXED_LINE MOBILE MOBILE MOBILE FIXED_LINE FIXED_LINE",
  "El Salvador yes MOBILE",
  "Honduras yes MOBILE",
  "any yes",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
