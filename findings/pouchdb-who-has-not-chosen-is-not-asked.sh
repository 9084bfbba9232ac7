#!/bin/sh
# pouchdb-find 9.0.0, the queries of PouchDB: `{ taller: { $nin: ["Robótica"] } }`, everybody who is not in that
# workshop, leaves out those who have not chosen one, whether their field is missing or null. `{ $ne: "Robótica" }`, the
# same question for one value, finds them, and so does `$nin` of MongoDB, from where the names are. One expects that a
# list of one and the one alone answer alike. It is those without a workshop whom one writes to, and the list without
# them looks complete: all in it are in another workshop.
# Seen, of Ana in Robótica, Eva in Redes, Sol without the field and Iris with null: $nin Eva, $ne Eva, Iris, Sol; mingo
# 7.2.7, which keeps MongoDB's queries, both Eva, Iris, Sol
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pouchdb-core@9.0.0 pouchdb-adapter-memory@9.0.0 pouchdb-find@9.0.0 mingo@7.2.7
cat > try.mjs <<'JS'
import { Query } from "mingo";
import PouchDB from "pouchdb-core";
import memory from "pouchdb-adapter-memory";
import find from "pouchdb-find";

PouchDB.plugin(memory).plugin(find);
const people = [
  { _id: "Ana", taller: "Robótica" },
  { _id: "Eva", taller: "Redes" },
  { _id: "Sol" },
  { _id: "Iris", taller: null },
];
const db = new PouchDB("people", { adapter: "memory" });
await db.bulkDocs(people);
const names = (found) => found.map(({ _id }) => _id).sort().join(" ");
const seen = [];
for (const selector of [{ taller: { $nin: ["Robótica"] } }, { taller: { $ne: "Robótica" } }]) {
  const { docs } = await db.find({ selector });
  seen.push(`pouchdb ${names(docs)}, mingo ${names(new Query(selector).find(people).all())}`);
}
console.log(seen.join("\n"));
const all = "Eva Iris Sol";
process.exit(seen.join("; ") === `pouchdb Eva, mingo ${all}; pouchdb ${all}, mingo ${all}` ? 0 : 1);
JS
node try.mjs
