#!/bin/sh
# deck 0.0.4 and @algorithm.ts/shuffle 4.0.3, which shuffle lists: who stands first in the list never comes out first,
# and nobody keeps their place. deck calls it a "uniform shuffle", and the other one "an implementation of the
# Knuth-Shuffle", so one expects each order to be as likely as any other. Both draw the partner of each exchange among
# the places before the present one alone, which is Sattolo's algorithm and no shuffle. So in a raffle among people in
# the order of their registration the first one has no chance, and of two people the second always wins. What comes out
# looks random, and is another order each time. `shuffle` of lodash 4.18.1 is even.
# Seen, of 4,000 shuffles of eight: the first of the list is first 0 times with both, some 500 times with lodash; of two
# people the second is always first
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund deck@0.0.4 @algorithm.ts/shuffle@4.0.3 lodash@4.18.1
cat > try.mjs <<'JS'
import { knuthShuffle } from "@algorithm.ts/shuffle";
import deck from "deck";
import lodash from "lodash";

const shuffles = {
  deck: deck.shuffle,
  "@algorithm.ts/shuffle": (people) => {
    knuthShuffle(people);
    return people;
  },
  lodash: lodash.shuffle,
};
const people = ["Ana", "Eva", "Iris", "Luis", "Mario", "Olga", "Pedro", "Sol"];
const wins = {};
for (const [name, shuffle] of Object.entries(shuffles)) {
  const draw = (list) => Array.from({ length: 4000 }, () => shuffle([...list])[0]);
  const count = (list) => draw(list).filter((winner) => winner === "Ana").length;
  wins[name] = [count(people), count(people.slice(0, 2))];
  console.log(`${name}: of eight ${wins[name][0]}, of two ${wins[name][1]}`);
}
// An even shuffle is further off than that, nine times its deviation, in none of a billion runs.
const isEven = Math.abs(wins.lodash[0] - 500) < 200 && Math.abs(wins.lodash[1] - 2000) < 300;
const never = [...wins.deck, ...wins["@algorithm.ts/shuffle"]].every((count) => count === 0);
process.exit(never && isEven ? 0 : 1);
JS
node try.mjs
