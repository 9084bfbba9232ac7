#!/bin/sh
# @seald-io/nedb 4.1.2, which keeps the queries of MongoDB: `{ talleres: { $ne: "Robótica" } }`, whoever has not chosen
# that workshop yet, finds Eva, who has chosen it and one more, and does not find Sol, whose list is empty. Its manual
# says that a list matches if one of its elements does. That is right for "equal", but of "not equal" MongoDB makes that
# no element is; here one other workshop is enough, and where there is none nothing can match. `$nin` is the same. Who
# has one workshop, or no field at all, is right, so that a trial shows nothing. `{ $not: { talleres: … } }` is right,
# and so are mingo 7.2.7 and sift 17.1.4 with `$ne`.
# Seen, of Ana (Robótica), Eva (Robótica, Redes), Luis (Redes), Sol (none) and Max (no field): $ne and $nin Eva Luis
# Max; $not, mingo and sift Luis Sol Max
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @seald-io/nedb@4.1.2 mingo@7.2.7 sift@17.1.4
cat > try.mjs <<'JS'
import Datastore from "@seald-io/nedb";
import { find } from "mingo";
import sift from "sift";

const people = [
  { _id: "1", name: "Ana", talleres: ["Robótica"] },
  { _id: "2", name: "Eva", talleres: ["Robótica", "Redes"] },
  { _id: "3", name: "Luis", talleres: ["Redes"] },
  { _id: "4", name: "Sol", talleres: [] },
  { _id: "5", name: "Max" },
];
const store = new Datastore();
await store.insertAsync(people);
const unequal = { talleres: { $ne: "Robótica" } };
const names = (found) => found.map(({ name }) => name).join(" ");
const byStore = async (query) => names(await store.findAsync(query).sort({ _id: 1 }));
const seen = [
  `$ne ${await byStore(unequal)}`,
  `$nin ${await byStore({ talleres: { $nin: ["Robótica"] } })}`,
  `$not ${await byStore({ $not: { talleres: "Robótica" } })}`,
  `mingo ${names(find(people, unequal).all())}`,
  `sift ${names(people.filter(sift(unequal)))}`,
];
console.log(seen.join("\n"));
const right = ["$not", "mingo", "sift"].map((title) => `${title} Luis Sol Max`);
const expected = ["$ne Eva Luis Max", "$nin Eva Luis Max", ...right];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
