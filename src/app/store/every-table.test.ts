import type Database from "better-sqlite3";
import { expect, test } from "vitest";
import { newInvitation } from "#access/server/invite.ts";
import { erasingIn } from "#app/server/erase-person.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import { USUAL_CARNET_GROUPS } from "#edition/model/carnet-groups.ts";
import type { Store } from "./store.ts";
import { ana, carla } from "./testing/arrangement.ts";
import { afterTheEvent } from "./testing/contracts/backup-contract.ts";
import { change, journalEntry } from "./testing/contracts/change-contract.ts";
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
  await change(store, [
    { before: ana, after: joined },
    { before: carla, after: null },
  ]);
  await store.certificates.saveGrant({ person: ana.carnet, reason: "Vino", by: "Luz", at: 1 });
  await store.registration.add({ ...ana, correo: "xicara@example.org" }, 1);
  await announce(store, [ana.carnet]);
  await newInvitation(store.access, { name: "Marta", role: "all" }, 1);
}

/** The rows of every table, by its name. */
function tablesOf(database: Database.Database): Map<string, unknown[]> {
  const names = database
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .pluck()
    .all();
  const rows = (name: string) => database.prepare(`SELECT * FROM "${name}"`).all();
  return new Map(names.map((name) => [name, rows(name)]));
}

const emptyOnes = (tables: Map<string, unknown[]>) =>
  [...tables].filter(([, rows]) => rows.length === 0).map(([name]) => name);

test("a restored backup fills every table but those of organisers' work", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  await fill(store);
  expect(emptyOnes(tablesOf(connectTo(path)))).toEqual([]);
  const otherPath = await temporaryFile();
  await (await openAt(otherPath)).restore(await contentsOf(store));
  expect(emptyOnes(tablesOf(connectTo(otherPath))).sort()).toEqual(notInBackup);
});

test("no table names a person whose data were erased", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  await fill(store);
  await erasingIn(store, () => USUAL_CARNET_GROUPS).erasePerson(
    ana.carnet,
    journalEntry({ kind: "erase" }),
  );
  const tables = tablesOf(connectTo(path));
  const theirs = /Xicar|104512|Carla|0901-19-5/i;
  const naming = [...tables].filter(([, rows]) => theirs.test(JSON.stringify(rows)));
  expect(naming.map(([name]) => name)).toEqual([]);
});
