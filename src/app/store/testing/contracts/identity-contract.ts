import { expect } from "vitest";
import type { Store } from "#app/store/store.ts";
import { backupOf, readBackupText } from "#backup/server/backup-file.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import { usualSettings } from "#certificates/model/certificate.ts";
import { issueCertificate } from "#certificates/server/issue.ts";
import { arrivalsOf } from "#door/model/arrivals.ts";
import { attendanceOfAll } from "#door/model/days.ts";
import { snapshotOf } from "#door/server/list-snapshot.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { planJoin, planUndo } from "#people/model/plan-person.ts";
import { noContents } from "#testing/no-contents.ts";
import { saveList } from "#testing/save-list.ts";
import { ana, beto, carla, type StoreTest, wording } from "../arrangement.ts";
import { adding, change, journalEntry, removing } from "../changes.ts";
import { entry, northDoor, rename, walkIn } from "../door-arrangement.ts";

const corrected = { ...ana, carnet: "2490-21-104513" };
/** Her record then. */
const now = { ...corrected, personId: ana.carnet };
const newId = expect.stringMatching(/^[\da-f-]{36}$/);
/** Somebody who really has the carnet that Ana had by mistake. */
const eva = { ...ana, nombre: "Eva Ixim", numeroTicket: "70" };

const correct = (store: Store) =>
  change(store, [{ before: ana, after: corrected }], journalEntry({ kind: "correct" }));

/** Undoes a step, as «Lista» does. */
async function undoStep(store: Store, id = ""): Promise<void> {
  const plan = planUndo(await store.journal.changes(id), await store.participants());
  if (plan.kind !== "plan") throw new Error("The undo is blocked");
  expect((await change(store, plan.changes)).kind).toBe("saved");
}

/** Joins the record of `other` to that of `kept`. */
async function join(store: Store, kept: Participant, other: Participant, entry = journalEntry()) {
  const plan = planJoin(kept, other, await store.participants());
  if (plan.kind !== "plan") throw new Error("The join is blocked");
  expect((await change(store, plan.changes, entry)).kind).toBe("saved");
}

/** The contract of every store about the ids of people, which stay when carnets change. */
export function identityContract(test: StoreTest): void {
  test("a carnet that is corrected, and back, leaves who they were", async ({ store }) => {
    await saveList(store, [ana]);
    await store.door.record(northDoor, [entry(1, ana.carnet)]);
    const issued = { ...ana, wording, code: "AAAA-AAAA-AA" };
    await store.certificates.issue([issued], 1000);
    await correct(store);
    expect(await store.participants()).toEqual([now]);
    expect(await store.findParticipant(corrected.carnet)).toEqual(now);
    await store.door.record(northDoor, [entry(2, corrected.carnet)]);
    expect((await store.door.linesOf(ana.carnet)).map(lineNumber).toSorted()).toEqual([1, 2]);
    const { byDay, people, log } = await snapshotOf(store, () => ({ days: [] }))();
    const { validEntries } = attendanceOfAll(byDay);
    expect(arrivalsOf(validEntries.values(), people, log)).toMatchObject([{ ...corrected }]);
    const again = { ...now, wording, code: "BBBB-BBBB-BB" };
    expect(await store.certificates.issue([again], 2000)).toMatchObject([{ code: issued.code }]);
    const [step] = await store.journal.list(null, 1);
    await undoStep(store, step?.id);
    expect(await store.participants()).toEqual([ana]);
    expect(await store.certificates.ofPerson(ana.carnet)).toMatchObject({ code: issued.code });
  });

  test("who gets a carnet that somebody had before is another person", async ({ store }) => {
    await saveList(store, [ana]);
    await correct(store);
    await change(store, adding(eva));
    const [added, first] = await store.participants();
    expect(added).toEqual({ ...eva, personId: newId });
    expect(first && idOf(first)).toBe(ana.carnet);
    const history = await store.journal.naming(added ? idOf(added) : "");
    expect(history).toMatchObject([{ change: { before: null, after: added } }]);
    const named = await store.journal.naming(ana.carnet);
    expect(named.map(({ change }) => change.before ?? change.after)).toEqual([added, ana, ana]);
    // In one step, too.
    const moved = { ...corrected, carnet: "2490-21-1", personId: ana.carnet };
    const successor = adding({ ...carla, carnet: corrected.carnet });
    const changes = [{ before: first ?? null, after: moved }, ...successor];
    expect((await change(store, changes)).kind).toBe("saved");
    expect(new Set((await store.participants()).map(idOf)).size).toBe(3);
  });

  test("whose carnet was corrected, or joined, is found by the former one", async ({ store }) => {
    await saveList(store, [ana, beto]);
    expect(await store.findCorrected(ana.carnet)).toBeNull();
    await correct(store);
    // Nobody gets an id that somebody has.
    for (const personId of [ana.carnet, beto.carnet]) {
      const added = adding({ ...carla, personId });
      expect(await change(store, added)).toEqual({ kind: "outdated", written: 0 });
    }
    expect(await store.findCorrected(ana.carnet)).toEqual(now);
    await join(store, now, beto);
    const joined = { ...now, joined: [beto.carnet] };
    for (const { carnet } of [ana, beto]) {
      expect(await store.findCorrected(carnet)).toEqual(joined);
    }
    expect(await store.findCorrected(corrected.carnet)).toBeNull();
  });

  test("who was removed after a correction returns as who they were", async ({ store }) => {
    await saveList(store, [ana]);
    await store.door.record(northDoor, [entry(1, ana.carnet)]);
    await correct(store);
    const step = journalEntry({ kind: "remove" });
    await change(store, removing(now), step);
    const other = { ...eva, personId: newId };
    await change(store, adding(eva));
    expect(await store.participants()).toEqual([other]);
    await undoStep(store, step.id);
    expect(await store.participants()).toEqual([other, now]);
    // By hand or by a door, too; and Eva stays herself as well.
    const [evaNow = eva] = await store.participants();
    const leave = removing(now, evaNow);
    await change(store, leave);
    await change(store, adding(eva, corrected));
    expect(await store.participants()).toEqual([evaNow, now]);
    await change(store, leave);
    await store.door.record(northDoor, [walkIn(2, eva), walkIn(3, corrected)]);
    expect(await store.participants()).toEqual([evaNow, now]);
    expect((await store.door.linesOf(ana.carnet)).map(lineNumber)).toEqual([1, 3]);
  });

  test("joined records count together, and are undone whole", async ({ store, openOther }) => {
    const added = { carnet: "2490-21-1", nombre: "Ana Xicará", numeroTicket: "T-1" };
    await saveList(store, [ana]);
    await store.door.record(northDoor, [walkIn(1, added)]);
    const code = "AAAA-AAAA-AAAA-AAAA";
    await store.certificates.issue([{ ...added, wording, code }], 1000);
    const step = journalEntry({ kind: "join" });
    await join(store, ana, added, step);
    const joined = { ...ana, joined: [added.carnet] };
    expect(await store.participants()).toEqual([joined]);
    await store.door.record(northDoor, [entry(2, ana.carnet), entry(3, added.carnet)]);
    const readSnapshot = snapshotOf(store, () => ({ days: [] }));
    const entered = async () => {
      const { validEntries, repeated } = attendanceOfAll((await readSnapshot()).byDay);
      return [[...validEntries.keys()].sort(), repeated.length];
    };
    expect(await entered()).toEqual([[ana.carnet], 2]);
    const settings = { ...usualSettings, desde: 1 };
    const letters = { display: ana.nombre };
    const edition = { event: wording, days: [], letters, settings };
    const issued = await issueCertificate(store, joined, edition, 2000);
    // It takes the place of the record's, whose name was another.
    expect(issued).toMatchObject({ nombre: ana.nombre, withdrawn: null });
    expect(await store.certificates.find(code)).toMatchObject({ replacedBy: expect.any(String) });

    // The carnet of the joined record is now that of somebody else.
    const other = { ...added, nombre: "Eva Ixim", numeroTicket: "T-2" };
    await change(store, adding(other));
    expect(await store.participants()).toContainEqual({ ...other, personId: expect.any(String) });
    const backup = readBackupText(JSON.stringify(backupOf(await contentsOf(store))));
    const restored = await openOther();
    await restored.restore(backup?.contents ?? noContents);
    const [held, back] = [await contentsOf(store), await contentsOf(restored)];
    expect(back.participants).toEqual(held.participants);
    expect(new Set(back.log)).toEqual(new Set(held.log));
    const withId = (await store.participants()).filter(({ personId }) => personId !== undefined);
    await change(store, removing(...withId));

    await undoStep(store, step.id);
    expect(await store.participants()).toEqual([added, ana]);
    expect(await entered()).toEqual([[added.carnet, ana.carnet], 1]);
  });

  test("a door's line names whom it means, by id, present or first carnet", async ({ store }) => {
    await saveList(store, [ana]);
    await correct(store);
    await store.door.record(northDoor, [entry(7, ana.carnet)]);
    const [answer] = await store.door.record(northDoor, [walkIn(1, eva)]);
    const changed = { ...eva, personId: expect.any(String) };
    expect(answer).toMatchObject({ outcome: "recorded", changed });
    const [added] = await store.participants();
    const id = added ? idOf(added) : "";
    await store.door.record(northDoor, [
      entry(2, eva.carnet),
      entry(3, ana.carnet, { personId: ana.carnet }),
      entry(4, corrected.carnet),
      rename(5, corrected.carnet, "Ana Paz"),
      // Another phone, offline, added her too.
      walkIn(6, { ...eva, personId: "00000000-0000-4000-8000-000000000000" }),
    ]);
    expect(await store.participants()).toEqual([
      { ...eva, personId: id },
      { ...corrected, nombre: "Ana Paz", personId: ana.carnet },
    ]);
    const named = async (person: string) => (await store.door.linesOf(person)).map(lineNumber);
    expect((await named(id)).toSorted()).toEqual([1, 2, 6]);
    expect((await named(ana.carnet)).toSorted()).toEqual([3, 4, 5, 7]);
  });
}

const lineNumber = ({ id }: { readonly id: string }) => Number.parseInt(id.slice(-12), 16);
