import { expect } from "vitest";
import type { Store } from "#app/store/store.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import { usualSettings } from "#certificates/model/certificate.ts";
import { noContents } from "#testing/no-contents.ts";
import { saveList } from "#testing/save-list.ts";
import { ana, beto, carla, type StoreTest, students, wording } from "../arrangement.ts";
import {
  entry,
  eventId,
  north,
  northDoor,
  opening,
  south,
  southDoor,
  walkIn,
} from "../door-arrangement.ts";

/** Fills a store with a list, visits, an open and a closed door, and their log. */
export async function afterTheEvent(store: Store): Promise<void> {
  await saveList(store, [ana, beto]);
  await store.addVisit();
  await store.addVisit();
  await store.door.open(opening(north));
  await store.door.close(north, 5000);
  await store.door.open(opening(south));
  await store.door.noteContact(south, 7000);
  await store.door.record(northDoor, [entry(1, ana.carnet)]);
  await store.door.record(southDoor, [walkIn(2, carla), entry(3, beto.carnet)]);
  await store.door.setAside([eventId(3)]);
  await store.certificates.saveSettings({ ...usualSettings, desde: 3000 });
  await store.certificates.saveGrant({ person: beto.carnet, reason: "Ponente", by: "Luz", at: 1 });
  await store.certificates.issue([{ wording, ...ana, code: "K7QF-2M9X-4TRB-HW6C" }], 4000);
  await store.certificates.issue([{ wording, ...beto, code: "K7QF-2M9X-4TRB-HW6D" }], 4000);
  await store.certificates.withdraw("K7QF-2M9X-4TRB-HW6D", { at: 5000, reason: "No asistió" });
}

/** The contract of every store about restoring what it held. */
export function backupContract(test: StoreTest): void {
  test("a restore brings back what was, as another version", async ({ store, openAgain }) => {
    await afterTheEvent(store);
    const contents = await contentsOf(store);
    expect(contents).toMatchObject({ visits: 2, doors: { length: 2 }, log: { length: 3 } });
    expect(contents.certificates).toMatchObject({ marks: { length: 1 }, issued: { length: 2 } });
    const version = await store.listVersion();
    const { logId } = await store.door.readLog(0);
    await saveList(store, students(3), "replace");
    await store.addVisit();
    await store.door.open(opening("Otra"));
    await store.door.setAside([], undefined, 5000);
    await store.door.record(southDoor, [entry(4, beto.carnet)]);
    await store.restore(contents);
    expect(await store.readVisits()).toBe(2);
    expect(await store.addVisit()).toBe(3);
    expect(await store.listVersion()).not.toBe(version);
    expect((await (await openAgain()).door.readLog(0)).logId).not.toBe(logId);
    expect(await store.door.find(opening(south).secretHash)).toMatchObject({ startedOverAt: 0 });
    expect(await store.door.find(opening("Otra").secretHash)).toBeNull();
    const later = await contentsOf(await openAgain());
    expect(later).toEqual({ ...contents, visits: 3 });
  });

  test("a restore loses no certificate; present ones come first", async ({ store, openOther }) => {
    await afterTheEvent(store);
    const { certificates, ...contents } = await contentsOf(store);
    const other = await openOther();
    const { issue, find, saveGrant, withdraw } = other.certificates;
    const replacedBy = "AAAA-2M9X-4TRB-HW6C";
    const now = { wording, ...ana, nombre: "Ana Paz" };
    // Ana has another certificate now, and that of Beto was given back; Carla has one of now alone.
    await issue([{ ...now, code: replacedBy }], 9000);
    await issue([{ wording, ...beto, code: "K7QF-2M9X-4TRB-HW6D" }], 4000);
    await issue([{ wording, ...carla, code: "CCCC-2M9X-4TRB-HW6C" }], 9000);
    await withdraw("CCCC-2M9X-4TRB-HW6C", { at: 9500, reason: "No asistió" });
    await saveGrant({ person: carla.carnet, reason: "Otra", by: "Luz", at: 9000 });
    // Somebody with a replaced one, two others, and one of the next edition.
    const [ofAna] = certificates.issued;
    if (ofAna === undefined) throw new Error("Nothing was issued");
    const theirs = (code: string, fields = {}) => ({ ...ofAna, carnet: "1", code, ...fields });
    const former = theirs("A", { replacedBy: "B" });
    const next = theirs("D", { wording: { ...wording, numero: 14 } });
    const [first, second] = [theirs("B"), theirs("C")];
    const issued = [...certificates.issued, former, first, second, next];
    const before = await other.certificates.list();
    for (let times = 0; times < 2; times += 1) {
      await other.restore({ ...contents, certificates: { ...certificates, issued } });
      const after = await other.certificates.list();
      expect(after).toHaveLength(8);
      expect(after).toEqual(expect.arrayContaining([...before]));
    }
    expect(await find("K7QF-2M9X-4TRB-HW6C")).toEqual({ ...ofAna, replacedBy });
    const found = await Promise.all([..."ABCD"].map(find));
    expect(found).toEqual([former, first, { ...second, replacedBy: "B" }, next]);
    expect(await other.certificates.grants()).toEqual(certificates.marks);
    expect(await other.certificates.settings()).toEqual(certificates.settings);
    await other.restore({ ...contents, certificates: noContents.certificates });
    expect(await other.certificates.settings()).toEqual(certificates.settings);
    expect(await other.certificates.list()).toHaveLength(8);
    // A person with a restored certificate gets it again.
    const again = await issue([{ ...now, code: "EEEE-2M9X-4TRB-HW6C" }], 1);
    expect(again).toMatchObject([{ code: replacedBy }]);
  });
}
