#!/bin/sh
# flatpickr 4.6.13, `flatpickr.parseDate(text, format)`: "2025-10-04 2:30 PM" in "Y-m-d h:i K" is half past two at
# night, until a picker has been made on the page, and in the afternoon from then on. How K, and the names of months,
# look in a text is one setting of the whole library, which each new picker writes anew in its own language. So the same
# call reads the programme otherwise before and after somebody opens a form, "4 Octubre 2025" is a day of October only
# when the last picker was Spanish, and of January in this year before; all without a fault. One expects what a function
# gives to depend on what it is given, with the language that one can hand it as `customLocale`, which changes nothing
# here. A trial on a page with a picker shows nothing, and a test of the function alone nothing of the page.
# Seen, of 2:30 PM, 4 October 2025 and 4 Octubre 2025 (in Y for this year): at first 02:30, 01-04-Y, 01-04-Y; after an
# English picker 14:30, 10-04-2025, 01-04-Y; after a Spanish one 14:30, 01-04-Y, 10-04-2025
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
const { Spanish } = await import("flatpickr/dist/l10n/es.js");

const read = (text, format, locale) => flatpickr.parseDate(text, format, undefined, locale);
const show = (day) => flatpickr.formatDate(day, "m-d-Y").replace(String(new Date().getFullYear()), "Y");
function readAll() {
  const hour = flatpickr.formatDate(read("2025-10-04 2:30 PM", "Y-m-d h:i K"), "H:i");
  const english = show(read("4 October 2025", "j F Y"));
  return [hour, english, show(read("4 Octubre 2025", "j F Y", { ...flatpickr.l10ns.default, ...Spanish }))].join(", ");
}
const seen = [readAll()];
flatpickr("input", {});
seen.push(readAll());
flatpickr("input", { locale: Spanish });
seen.push(readAll());
console.log(seen.join("\n"));
const expected = ["02:30, 01-04-Y, 01-04-Y", "14:30, 10-04-2025, 01-04-Y", "14:30, 01-04-Y, 10-04-2025"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
