import { expect, test } from "vitest";
import { newInvitation } from "#access/server/invite.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import type { Store } from "./store.ts";
import { ana, carla } from "./testing/arrangement.ts";
import { change, erasing, journalEntry, removing } from "./testing/changes.ts";
import { afterTheEvent } from "./testing/contracts/backup-contract.ts";
import { announce } from "./testing/contracts/registration-contract.ts";
import { connectTo, openAt, temporaryFile } from "./testing/sqlite-under-test.ts";

/*
 * A backup holds every table but those of `notInBackup`, and «Borrar sus datos» reaches every table. A table that
 * these tests do not fill, or that a restore leaves empty, turns them red.
 */
const notInBackup = ["accesos", "avisados", "avisos", "cambios", "diario"];

/** Puts something of Ana's, to whom another record was joined, or of the event's into every table. */
async function fill(store: Store): Promise<void> {
  await afterTheEvent(store);
  const joined = { ...ana, joined: [carla.carnet] };
  await change(store, [{ before: ana, after: joined }, ...removing(carla)]);
  await store.certificates.saveGrant({ person: ana.carnet, reason: "Vino", by: "Luz", at: 1 });
  await store.registration.add({ ...ana, correo: "xicara@example.org" }, 1);
  await announce(store, [ana.carnet]);
  await newInvitation(store.access, { name: "Marta", role: "all" }, 1);
}

/** The names of the tables whose rows are such. */
function tablesWith(path: string, isSuch: (rows: unknown[]) => boolean): string[] {
  const database = connectTo(path);
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck();
  const names = tables.all() as string[];
  return names.filter((name) => isSuch(database.prepare(`SELECT * FROM "${name}"`).all())).sort();
}

const isEmpty = (rows: unknown[]) => rows.length === 0;

test("a restored backup fills every table but those of organisers' work", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  await fill(store);
  expect(tablesWith(path, isEmpty)).toEqual([]);
  const otherPath = await temporaryFile();
  await (await openAt(otherPath)).restore(await contentsOf(store));
  expect(tablesWith(otherPath, isEmpty)).toEqual(notInBackup);
});

test("no table names a person whose data were erased", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  await fill(store);
  await erasing(store).erasePerson(ana.carnet, journalEntry({ kind: "erase" }));
  const theirs = /Xicar|104512|Carla|0901-19-5/i;
  expect(tablesWith(path, (rows) => theirs.test(JSON.stringify(rows)))).toEqual([]);
});
