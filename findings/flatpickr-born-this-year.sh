#!/bin/sh
# flatpickr 4.6.13, a calendar behind a field for dates: who types the day of birth as 04/10/05 was born this year. With
# `allowInput` a person may type, and a text that does not fit the format "d/m/Y" is no fault: what cannot be read, here
# a year of two digits, is filled in from today, and the field then shows 04/10 and this year, as a date that somebody
# chose. 31/02/2005 is 3 March, and 2005-10-04, which people paste, 20 May of this year, of the first digits that it
# meets. One expects the field to be empty, or to stay as it was typed without a date, as `<input type="date">` does,
# and as flatpickr does itself with a word. The person has left the field when it changes. 4/10/2005 is right, so that a
# trial with a whole year shows nothing.
# Seen, with Y for this year: 04/10/05 04/10/Y, 31/02/2005 03/03/2005, 2005-10-04 20/05/Y, 4/10/2005 04/10/2005, and
# "hoy" an empty field
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund flatpickr@4.6.13 jsdom@29.1.1
cat > try.mjs <<'JS'
import { JSDOM } from "jsdom";

const { window } = new JSDOM("<input>");
const names = ["window", "document", "navigator", "HTMLElement", "Node", "NodeList", "HTMLCollection"];
for (const name of names.concat("getComputedStyle"))
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
const { default: flatpickr } = await import("flatpickr");

const picker = flatpickr("input", { dateFormat: "d/m/Y", allowInput: true, errorHandler: () => {} });
function type(text) {
  picker.clear();
  picker.input.value = text;
  picker.input.dispatchEvent(new window.Event("blur"));
  return picker.input.value.replace(String(new Date().getFullYear()), "Y");
}
const seen = ["04/10/05", "31/02/2005", "2005-10-04", "4/10/2005", "hoy"].map((text) => `${text}: ${type(text)}`);
console.log(seen.join("\n"));
const expected = ["04/10/Y", "03/03/2005", "20/05/Y", "04/10/2005", ""];
process.exit(seen.every((line, index) => line.endsWith(`: ${expected[index]}`)) ? 0 : 1);
JS
node try.mjs
