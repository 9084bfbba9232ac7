#!/bin/sh
# parse-full-name 1.2.7: of "Ramírez Soto, José", as lists sort people here, "José" is taken for a suffix such as "Jr.",
# Ramírez for the given name and Soto for the only surname, and `error` is empty. The manual promises a name "in any
# format", and "Ramírez, José" and "Ramírez Soto, José Luis" are right: one word behind the comma and more than one
# before it are what goes wrong. A trial with people who have two given names, or with a list of the United States,
# shows nothing. another-name-parser 0.1.0 stumbles over the same ones and calls this one José Ramírez, of the family
# Soto. humanparser 2.7.0 has all of them right.
# Seen, as given names/surnames/suffix, of Ramírez Soto, José: parse-full-name Ramírez/Soto/José, another-name-parser
# José Ramírez/Soto, humanparser José/Ramírez Soto; the two others the same by all three
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund parse-full-name@1.2.7 humanparser@2.7.0 another-name-parser@0.1.0
cat > try.mjs <<'JS'
import { createRequire } from "node:module";
import humanparser from "humanparser";
import { parseFullName } from "parse-full-name";

const required = createRequire(import.meta.url)("another-name-parser");
const another = required.default ?? required;
const given = (...names) => names.filter(Boolean).join(" ");
const ways = {
  "parse-full-name": (name) => {
    const { first, middle, last, suffix, error } = parseFullName(name);
    return [given(first, middle), last, suffix, ...error];
  },
  humanparser: (name) => {
    const { firstName, middleName, lastName, suffix } = humanparser.parseName(name);
    return [given(firstName, middleName), lastName, suffix];
  },
  "another-name-parser": (name) => {
    const { first, middle, last, suffix } = another(name);
    return [given(first, middle), last, suffix];
  },
};
const people = ["Ramírez, José", "Ramírez Soto, José", "Ramírez Soto, José Luis"];
const read = ([way, parse]) => `${way}: ${people.map((name) => parse(name).filter(Boolean).join("/")).join(", ")}`;
const seen = Object.entries(ways).map(read);
console.log(seen.join("\n"));
const expected = [
  "parse-full-name: José/Ramírez, Ramírez/Soto/José, José Luis/Ramírez Soto",
  "humanparser: José/Ramírez, José/Ramírez Soto, José Luis/Ramírez Soto",
  "another-name-parser: José/Ramírez, José Ramírez/Soto, José Luis/Ramírez Soto",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
