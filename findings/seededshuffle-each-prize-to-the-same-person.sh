#!/bin/sh
# seededshuffle 0.2.0, which shuffles a list by a word, so that everybody can repeat a draw: "premio 1", "premio 2" and
# "premio 3" give the very same order, and "sorteo 2025" that of "sorteo 2024". A word is made a number by writing the
# codes of its letters one after the other. From the sixth letter on that has more digits than a number can hold, and
# what the end of the word says is rounded away. One expects another word to be another draw; here one person wins all
# prizes, and last year's winner wins again. Each order by itself looks random, and short words such as "rifa1" and
# "rifa2" differ, so that a trial shows nothing. shuffle-seed 1.1.6 has another order for each.
# Seen, of ten people: one order for premio 1, 2 and 3, one for sorteo 2024 and 2025, two for rifa1 and rifa2;
# shuffle-seed 3, 2 and 2
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund seededshuffle@0.2.0 shuffle-seed@1.1.6
cat > try.mjs <<'JS'
import seededShuffle from "seededshuffle";
import shuffleSeed from "shuffle-seed";

const people = ["Ana", "Eva", "Iris", "Luis", "Mario", "Olga", "Pedro", "Sol", "Tere", "Zoe"];
const draws = [["premio 1", "premio 2", "premio 3"], ["sorteo 2024", "sorteo 2025"], ["rifa1", "rifa2"]];
function count(shuffle) {
  const orders = draws.map((words) => words.map((word) => shuffle([...people], word).join()));
  return orders.map((found) => new Set(found).size).join(" ");
}
const seen = [count((list, word) => seededShuffle.shuffle(list, word, true)), count(shuffleSeed.shuffle)];
console.log(`orders: seededshuffle ${seen[0]}, shuffle-seed ${seen[1]}`);
process.exit(seen.join() === "1 1 2,3 2 2" ? 0 : 1);
JS
node try.mjs
