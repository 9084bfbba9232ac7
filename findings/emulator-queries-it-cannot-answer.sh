#!/bin/sh
# @firestore-emulator/server 0.3.15 (with @google-cloud/firestore 9.4.1): two queries that Firestore documents.
# `FieldPath.documentId()` with "in" finds nothing, without an error: code that looks documents up by their
# ids in one query seems to be wrong, or a test that nobody is found passes. An `or` beside another condition
# is refused with «composite_filter only supports field_filter».
# Seen: by ids [], or alone ["one"], or within and: refused
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @firestore-emulator/server@0.3.15 @google-cloud/firestore@9.4.1
cat > try.mjs <<'JS'
import { createServer } from "node:net";
import { FirestoreServer } from "@firestore-emulator/server";
import { FieldPath, Filter, Firestore } from "@google-cloud/firestore";

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});
await new FirestoreServer().start(port);
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
const people = new Firestore({ projectId: "demo" }).collection("people");
await people.doc("one").set({ a: 1, c: 2 });

const idsOf = async (query) => JSON.stringify((await query.get()).docs.map(({ id }) => id));
const either = Filter.or(Filter.where("a", "==", 1), Filter.where("a", "==", 7));
const byIds = await idsOf(people.where(FieldPath.documentId(), "in", ["one"]));
const alone = await idsOf(people.where(either));
const within = await idsOf(people.where(either).where("c", "==", 2)).catch((error) => error.message);
console.log(byIds, alone, within);
const isRefused = /only supports field_filter/.test(within);
process.exit(byIds === "[]" && alone === '["one"]' && isRefused ? 0 : 1);
JS
node try.mjs
