import type Database from "better-sqlite3";
import { expect, test } from "vitest";
import { newInvitation } from "#access/server/invite.ts";
import { erasePerson } from "#app/server/erase-person.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import { USUAL_CARNET_GROUPS } from "#edition/model/carnet-groups.ts";
import { groupBy } from "#platform/text/group-by.ts";
import type { Store } from "./store.ts";
import { ana } from "./testing/arrangement.ts";
import { afterTheEvent } from "./testing/contracts/backup-contract.ts";
import { journalEntry } from "./testing/contracts/change-contract.ts";
import { connectTo, openAt, temporaryFile } from "./testing/sqlite-under-test.ts";

/*
 * A backup holds every collection but those of `notInBackup`, and «Borrar sus datos» reaches every one. A collection
 * that these tests do not fill, or that a restore leaves empty, turns them red.
 */
const collections = [
  ...["accesos", "ajustes", "avisos", "cambios", "constancias", "constanciasDe", "counters"],
  ...["counters/visitasPagina/partes", "diario", "entradas", "marcas", "participantes", "puertas"],
  "solicitudes",
];
const notInBackup = ["accesos", "avisos", "cambios", "counters/visitasPagina/partes", "diario"];

/** Puts something of Ana's, or of the event's, into every collection. */
async function fill(store: Store): Promise<void> {
  await afterTheEvent(store);
  await store.certificates.saveGrant({ person: ana.carnet, reason: "Vino", by: "Luz", at: 1 });
  await store.registration.add({ ...ana, correo: "xicara@example.org" }, 1);
  await store.announcements.begin(
    { id: "a", name: "Aviso", audience: "all", text: "x", by: "Luz", at: 1 },
    journalEntry({ kind: "begin-announcement" }),
  );
  await store.announcements.mark("a", [ana.carnet], true);
  await newInvitation(store.access, { name: "Marta", role: "all" }, 1);
}

/** The documents of every collection, by its path. */
function documentsOf(database: Database.Database): Map<string, unknown[]> {
  const rows = database
    .prepare<[], { coleccion: string }>("SELECT * FROM documentos ORDER BY coleccion")
    .all();
  return groupBy(rows, ({ coleccion }) => coleccion);
}

test("a restored backup fills every collection but those of organisers' work", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  await fill(store);
  expect([...documentsOf(connectTo(path)).keys()]).toEqual(collections);
  const otherPath = await temporaryFile();
  await (await openAt(otherPath)).restore(await contentsOf(store));
  const restored = documentsOf(connectTo(otherPath));
  expect(collections.filter((each) => !restored.has(each))).toEqual(notInBackup);
});

test("no document names a person whose data were erased", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  await fill(store);
  await erasePerson(store, ana.carnet, journalEntry({ kind: "erase" }), USUAL_CARNET_GROUPS);
  const naming = [...documentsOf(connectTo(path))].filter(([, documents]) =>
    /Xicar|104512/i.test(JSON.stringify(documents)),
  );
  expect(naming.map(([collection]) => collection)).toEqual([]);
});
