#!/bin/sh
# onscan.js 1.5.2, which tells a scanner that types like a keyboard from a person: 2490-21-1000 is read as 2490211000,
# and so is 2490-2-11000, another student's number. Each key is decoded by its code, and the codes of letters, digits
# and the keypad alone count; what stands on other keys, the dash, the slash, the colon, "ñ", is dropped, although the
# event says in `key` which sign it was, and the library reads that for the letters. One expects the code as it was
# scanned, or none. The call comes, and says nothing of what was left out; of a ticket's address "https://" keeps no
# slash. Article numbers are digits alone, so that its own demo is right.
# Seen, of 2490-21-1000, 2490-2-11000 and https://a.org/t/Ab9: 2490211000 twice, httpsaorgtAb9
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund onscan.js@1.5.2 jsdom@29.1.1
cat > try.mjs <<'JS'
import { JSDOM } from "jsdom";

const { window } = new JSDOM("");
globalThis.window = window;
globalThis.document = window.document;
globalThis.CustomEvent = window.CustomEvent;
const { default: onScan } = await import("onscan.js");

// The codes of a keyboard for the United States, as browsers give them.
const codes = { "-": 189, ".": 190, "/": 191, ":": 186 };
function press(key, keyCode, shiftKey) {
  const init = { key, keyCode, which: keyCode, shiftKey, bubbles: true };
  document.dispatchEvent(new window.KeyboardEvent("keydown", init));
}
function scan(text) {
  return new Promise((resolve) => {
    onScan.attachTo(document, { avgTimeByChar: 10_000, onScan: resolve });
    for (const sign of text) press(sign, codes[sign] ?? sign.toUpperCase().charCodeAt(0), /[A-Z:]/.test(sign));
    press("Enter", 13, false);
  }).finally(() => onScan.detachFrom(document));
}

const seen = [];
for (const text of ["2490-21-1000", "2490-2-11000", "https://a.org/t/Ab9"]) seen.push(await scan(text));
console.log(seen.join(", "));
process.exit(seen.join() === "2490211000,2490211000,httpsaorgtAb9" ? 0 : 1);
JS
node try.mjs
