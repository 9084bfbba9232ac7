#!/bin/sh
# node-thermal-printer 4.6.1, `printQR`: the printer is told how many letters the code holds, and sent the bytes of
# UTF-8. Each letter with an accent has two, so the code ends that many signs early, and the printer sets what is
# left as text. One would expect garbled letters, if anything; but it is the number behind the name that
# is cut: "José Núñez 2490-21-1000" becomes a good code of 2490-21-1, and another person may have that.
# A trial without accents is right; with the number in front it is the name that ends early. So with the types Epson,
# Custom, Tanca and Star.
# Seen: the code holds "José Núñez 2490-21-1" and "000" follows; Jose Nunez 2490-21-1000 is whole
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-thermal-printer@4.6.1
cat > try.mjs <<'JS'
import { printer } from "node-thermal-printer";

/** What ESC/POS stores as the code's data (GS ( k, function 80), and the text between that and the next command. */
function sent(text) {
  const receipt = new printer({ type: "epson", interface: "tcp://127.0.0.1:9" });
  receipt.printQR(text);
  const bytes = receipt.getBuffer();
  const at = bytes.indexOf(Buffer.from([0x31, 0x50, 0x30]));
  const length = bytes.readUInt16LE(at - 2) - 3;
  const end = at + 3 + length;
  const next = bytes.indexOf(Buffer.from([0x1d, 0x28, 0x6b]), end);
  return [bytes.subarray(at + 3, end).toString(), bytes.subarray(end, next).toString()];
}

const seen = JSON.stringify([sent("José Núñez 2490-21-1000"), sent("Jose Nunez 2490-21-1000")]);
console.log(`node-thermal-printer 4.6.1: ${seen}`);
process.exit(seen === '[["José Núñez 2490-21-1","000"],["Jose Nunez 2490-21-1000",""]]' ? 0 : 1);
JS
node try.mjs
