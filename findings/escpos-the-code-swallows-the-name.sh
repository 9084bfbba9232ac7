#!/bin/sh
# escpos 2.5.2 and @node-escpos/core 0.6.0, printers of receipts: a Code 93 or Code 128 of fewer than 16 signs swallows
# what should stand below it. In ESC/POS the length of these codes is one byte before their data (GS k, function B).
# Both libraries write the length in hexadecimal digits and make bytes of these; up to 15 that is one digit, of which
# there is no byte, and it is left out. The printer then takes the first sign of the number for the length, the "2" of
# 2490-21-1000 for 50, and waits for 50 signs: the rest of the number, the person's name and the room. One expects the
# short codes to be tried before all others. A code of 16 signs or more is right, so that a trial with an order's long
# number shows nothing, and so are EAN and Code 39, which end with a sign of their own.
# Seen, of a code and "Ana López" and "Sala T-3" below it, as a printer has to read it: 2490-21-1000 a code of
# "490-21-1000 Ana Lopez Sala T-3" and no text; 2490-21-1000-2025 that code, and both texts
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund escpos@2.5.2 @node-escpos/core@0.6.0
cat > try.mjs <<'JS'
import * as core from "@node-escpos/core";
import escpos from "escpos";

async function print(Printer, type, code) {
  const sent = [];
  const device = {
    open: (done) => done?.(null),
    close: (done) => done?.(),
    write(data, done) {
      sent.push(Buffer.from(data));
      done?.();
    },
  };
  const printer = new Printer(device, {});
  printer.barcode(code, type, {}).text("Ana Lopez").text("Sala T-3");
  await Promise.race([printer.flush(() => {}), new Promise((resolve) => setImmediate(resolve))]);
  return Buffer.concat(sent);
}

/** What GS k, function B, says: a byte for the kind, one for the length n, and n bytes that are the code. */
function read(bytes) {
  const at = bytes.indexOf(Buffer.from([0x1d, 0x6b]));
  const end = at + 4 + bytes[at + 3];
  const show = (part) => part.toString("latin1").replaceAll(/[\0\n]+/g, " ").trim();
  return `code "${show(bytes.subarray(at + 4, end))}", text "${show(bytes.subarray(end))}"`;
}

const seen = [];
for (const [name, Printer] of [["escpos", escpos.Printer], ["@node-escpos/core", core.Printer]]) {
  for (const type of ["CODE93", "CODE128"]) {
    for (const code of ["2490-21-1000", "2490-21-1000-2025"]) {
      seen.push(`${name} ${type} ${code}: ${read(await print(Printer, type, code))}`);
    }
  }
}
console.log(seen.join("\n"));
const expected = ["escpos", "@node-escpos/core"].flatMap((name) =>
  ["CODE93", "CODE128"].flatMap((type) => [
    `${name} ${type} 2490-21-1000: code "490-21-1000 Ana Lopez Sala T-3", text ""`,
    `${name} ${type} 2490-21-1000-2025: code "2490-21-1000-2025", text "Ana Lopez Sala T-3"`,
  ]),
);
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
