#!/bin/sh
# vcard-json 0.5.2, which makes objects of a file of contacts: whoever has a telephone and an address without a kind has
# neither. A vCard may say whether a number is at home or at work, TYPE=HOME, and need not (RFC 2426, 3.3.1: the
# value is "voice" where none is given; so 3.3.2 of an e-mail), and forms and scripts mostly write "TEL:5555-1234" and
# "EMAIL:ana@example.org". vcard-json looks for the sign behind the name that a kind begins with, and leaves each line
# without it aside. The lists are empty, and the fault that its callback gets is null; the name and the note are right,
# and a card from a telephone, which has kinds, is too.
# Seen, telephones and addresses: TEL and EMAIL alone 0 and 0; with TYPE=CELL and TYPE=INTERNET 1 and 1; ical.js 2.2.1
# of the first: 5555-1234 and ana@example.org
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vcard-json@0.5.2 ical.js@2.2.1
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import vcard from "vcard-json";

const card = (...lines) => {
  const person = ["BEGIN:VCARD", "VERSION:3.0", "N:López;Ana;;;", "FN:Ana López", ...lines, "NOTE:Llega tarde", "END:VCARD"];
  return `${person.join("\r\n")}\r\n`;
};
const plain = card("TEL:5555-1234", "EMAIL:ana@example.org");
const typed = card("TEL;TYPE=CELL:5555-1234", "EMAIL;TYPE=INTERNET:ana@example.org");

function read(text) {
  return new Promise((done) => {
    vcard.parseVcardString(text, (fault, [person]) => {
      done(`${fault} ${person.fullname}, ${person.note}: ${person.phone.length} and ${person.email.length}`);
    });
  });
}
const byIcal = new ICAL.Component(ICAL.parse(plain));
const values = ["tel", "email"].map((name) => byIcal.getFirstPropertyValue(name)).join(" and ");
const seen = [await read(plain), await read(typed), values];
console.log(seen.join("\n"));
const who = "null Ana López, Llega tarde";
const expected = [`${who}: 0 and 0`, `${who}: 1 and 1`, "5555-1234 and ana@example.org"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
