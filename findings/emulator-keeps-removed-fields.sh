#!/bin/sh
# @firestore-emulator/server 0.3.15 (with @google-cloud/firestore 9.4.1): a field that was written once never
# goes. `set` without `merge` replaces a document in Firestore; here it adds to it, and `update` with
# `FieldValue.delete()` leaves the value that it should remove. Both succeed. A test that somebody's data are
# erased fails against it although the code is right, and one that a document lacks a field passes only on
# new documents.
# Seen: after set {"a":3,"b":2}, after update {"a":3,"b":2}; Firestore has {"a":3} and {"a":3}
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @firestore-emulator/server@0.3.15 @google-cloud/firestore@9.4.1
cat > try.mjs <<'JS'
import { createServer } from "node:net";
import { FirestoreServer } from "@firestore-emulator/server";
import { FieldValue, Firestore } from "@google-cloud/firestore";

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});
await new FirestoreServer().start(port);
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
const document = new Firestore({ projectId: "demo" }).doc("people/one");
const stored = async () => JSON.stringify((await document.get()).data());

await document.set({ a: 1, b: 2 });
await document.set({ a: 3 });
const afterSet = await stored();
await document.update({ b: FieldValue.delete() });
const afterUpdate = await stored();
console.log(`@firestore-emulator/server 0.3.15: after set ${afterSet}, after update ${afterUpdate}`);
process.exit(afterSet === '{"a":3,"b":2}' && afterUpdate === '{"a":3,"b":2}' ? 0 : 1);
JS
node try.mjs
