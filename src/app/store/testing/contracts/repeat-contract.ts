import { expect } from "vitest";
import type { NewEntry } from "#access/model/journal.ts";
import type { Store } from "#app/store/store.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import { usualSettings } from "#certificates/model/certificate.ts";
import { hashSecret } from "#platform/store/secret.ts";
import { noContents } from "#testing/no-contents.ts";
import { saveList } from "#testing/save-list.ts";
import { ana, beto, carla, type StoreTest, wording } from "../arrangement.ts";
import { adding, journalEntry, removing } from "../changes.ts";
import { entry, eventId, north, northDoor, opening } from "../door-arrangement.ts";
import { invitation, session } from "./organisers-contract.ts";

const code = "K7QF-2M9X-4TRB-HW6C";
const invited = { ...invitation, id: "otra", secretHash: hashSecret("enlace") };
const ids = new Map([[ana.carnet, "0000-00-000001"]]);
const onlyAna = { ids, requests: [], marked: [], changes: [], unlisted: null };
const claim = { wording, ...beto, code: "AAAA-2M9X" };
const withdrawn = { at: 5000, reason: "No asistió" };
const grant = { person: beto.carnet, reason: "Ponente", by: "Luz", at: 1 };

/** A store with an open door, an entry, two people, a certificate, a grant and a session. */
export async function filled(store: Store): Promise<void> {
  await saveList(store, [ana, beto]);
  await store.door.open(opening(north));
  await store.door.record(northDoor, [entry(1, ana.carnet)]);
  await store.certificates.issue([{ wording, ...ana, code }], 4000);
  await store.certificates.saveGrant(grant);
  await store.access.save(session);
}

type Write = readonly [name: string, write: (store: Store, entry: NewEntry) => Promise<unknown>];

/** Every write of organisers to a `filled` store, with its entry in the journal. */
export const journalledWrites: readonly Write[] = [
  ["opening a door", (store, step) => store.door.open(opening("Sur"), step)],
  ["renewing a link", (store, step) => store.door.renew(north, hashSecret("nuevo"), 2000, step)],
  ["closing a door", (store, step) => store.door.close(north, 2000, step)],
  ["setting lines aside", (store, step) => store.door.setAside([eventId(1)], step)],
  [
    "adding, changing and removing people",
    (store, step) => {
      const renamed = { before: ana, after: { ...ana, nombre: "Ana Paz" } };
      const changes = [...adding(carla), renamed, ...removing(beto)];
      return store.changeList({ version: step.detail, changes, entry: step });
    },
  ],
  ["erasing somebody's data", (store, step) => store.erase({ ...onlyAna, at: 9000, entry: step })],
  ["restoring a backup", (store, step) => store.restore({ ...noContents, visits: 7 }, step)],
  ["issuing certificates", (store, step) => store.certificates.issue([claim], 5000, false, step)],
  ["withdrawing one", (store, step) => store.certificates.withdraw(code, withdrawn, step)],
  ["granting one", (store, step) => store.certificates.saveGrant({ ...grant, at: 2 }, step)],
  ["revoking a grant", (store, step) => store.certificates.removeGrant(beto.carnet, step)],
  ["saving the design", (store, step) => store.certificates.saveSettings(usualSettings, step)],
  ["inviting somebody", (store, step) => store.access.save(invited, step)],
  ["ending a session", (store, step) => store.access.remove(session.id, step)],
  ["noting a step", (store, step) => store.journal.add(step)],
];

/** The contract of every store about organisers' writes that are repeated. */
export function repeatContract(test: StoreTest): void {
  test.for(journalledWrites)(
    "%s: is told again and changes nothing",
    async ([, write], { store, other }) => {
      await filled(store);
      const entry = journalEntry({ detail: await store.listVersion() });
      const outcome = await write(store, entry);
      const contents = await contentsOf(store);
      const steps = await store.journal.list(null, 10);
      expect(steps[0]).toMatchObject({ id: entry.id });
      expect(await write(other, entry)).toEqual(outcome);
      expect(await contentsOf(store)).toEqual(contents);
      expect(await store.journal.list(null, 10)).toEqual(steps);
    },
  );
}
