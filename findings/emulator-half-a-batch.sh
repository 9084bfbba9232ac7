#!/bin/sh
# @firestore-emulator/server 0.3.15 (with @google-cloud/firestore 9.4.1): a batch that is refused has
# been half carried out. Firestore commits all writes or none; the emulator carries them out one by one and
# stops at the refused one, so what stood before it is stored. The caller gets the right error (ALREADY_EXISTS). A
# test that repeats a refused commit, or proves that nothing was written, fails against it although the code is
# right; where the refused write comes first, the same test passes.
# Seen: refused with 6, the ticket before the refused write is stored: true; the one behind it: false
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @firestore-emulator/server@0.3.15 @google-cloud/firestore@9.4.1
cat > try.mjs <<'JS'
import { createServer } from "node:net";
import { FirestoreServer } from "@firestore-emulator/server";
import { Firestore } from "@google-cloud/firestore";

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address();
    probe.close(() => resolve(port));
  });
});
await new FirestoreServer().start(port);
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
const database = new Firestore({ projectId: "demo" });
const ticket = (number) => database.doc(`tickets/${number}`);
await ticket("taken").create({ carnet: "1" });

const batch = database.batch();
for (const number of ["before", "taken", "behind"]) batch.create(ticket(number), { carnet: "2" });
const { code } = await batch.commit().then(() => ({ code: 0 }), (refusal) => refusal);
const [before, behind] = await Promise.all(
  ["before", "behind"].map(async (number) => (await ticket(number).get()).exists),
);
console.log(
  `refused with ${code}, the ticket before the refused write is stored: ${before}; the one behind it: ${behind}`,
);
process.exit(code === 6 && before && !behind ? 0 : 1);
JS
node try.mjs
