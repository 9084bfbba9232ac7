import { expect } from "vitest";
import type { Store } from "#app/store/store.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import { attendance } from "#door/model/attendance.ts";
import { wholeLog } from "#door/store/door-store.ts";
import { beto, type StoreTest, wording } from "../arrangement.ts";
import { adding, change, erasing, journalEntry } from "../changes.ts";
import { entry, north, northDoor, opening, rename, walkIn } from "../door-arrangement.ts";
import { announce } from "./registration-contract.ts";

const typo = { carnet: "2490-21-7777", nombre: "Ana Lucia Xicara", numeroTicket: "T-77" };
const ana = { ...typo, carnet: "2490-21-8888", nombre: "Ana Lucía Xicará" };
const id = typo.carnet;
/** Got the carnet that somebody else had by mistake. */
const eva = { carnet: typo.carnet, nombre: "Eva Ixim", numeroTicket: "9" };
const erasePerson = (store: Store, id: string) =>
  erasing(store).erasePerson(id, journalEntry({ kind: "erase" }));
const issue = ({ carnet, nombre }: typeof ana, code: string) => ({
  code,
  carnet,
  personId: carnet === ana.carnet ? id : undefined,
  nombre,
  wording,
});
/** The contract of every store about erasing a person's data. */
export function eraseContract(test: StoreTest): void {
  test("leaves nothing that names them; counts and others stay", async ({ store, other }) => {
    await store.door.open(opening(north));
    await change(store, adding(typo, beto));
    await change(store, [{ before: typo, after: ana }], journalEntry({ kind: "correct" }));
    await change(store, adding(eva), journalEntry({ kind: "add" }));
    const ela = { carnet: "2490-21-9999", nombre: "Ela Sic", numeroTicket: "T-99" };
    await store.door.record(northDoor, [
      ...[entry(1, ana.carnet), entry(2, beto.carnet), entry(3, eva.carnet)],
      ...[rename(4, ana.carnet, "Ana Paz"), walkIn(5, ela)],
    ]);
    const [code, elas, betos] = ["AAAA-AAAA-AA", "BBBB-BBBB-BB", "CCCC-CCCC-CC"] as const;
    await store.certificates.issue([issue(ana, code), issue(ela, elas), issue(beto, betos)], 1000);
    await store.certificates.saveGrant({ person: id, reason: "vino", by: "Luz", at: 1 });
    await announce(store, [id, beto.carnet]);
    const before = await contentsOf(store);
    const { logId } = await store.door.readLog(0);

    for (const [person, lines] of [
      [id, 2],
      [ela.carnet, 1],
    ] as const) {
      const left = await erasePerson(store, person);
      expect(left).toEqual({ lines, certificates: 1 });
    }

    const after = await contentsOf(other);
    const steps = await other.journal.list(null, 10);
    const changes = await Promise.all(steps.map(({ id }) => other.journal.changes(id)));
    const everything = JSON.stringify([after, steps, changes, await other.journal.corrections()]);
    for (const trace of ["Ana", "Xicar", "T-77", ana.carnet, "Ela", "T-99", ela.carnet]) {
      expect(everything).not.toContain(trace);
    }
    expect(steps.slice(0, 2)).toMatchObject(Array(2).fill({ kind: "erase", by: "Marta" }));
    expect(steps.map(({ people }) => people)).toEqual([0, 0, 0, 0, 0, 1, 0, 1]);
    expect(await other.announcements.list()).toMatchObject([{ sent: [beto.carnet] }]);
    const evas = after.participants.at(-1)?.personId ?? "";
    expect(await other.journal.naming(evas)).toMatchObject([{ change: { after: eva } }]);
    expect(await other.journal.naming(beto.carnet)).toHaveLength(1);
    expect(after.participants).toMatchObject([beto, eva]);
    expect(after.certificates.marks).toEqual([]);
    for (const erased of [code, elas]) {
      const certificate = await other.certificates.find(erased);
      expect(certificate).not.toHaveProperty("personId");
      const withdrawn = { reason: "La persona pidió que se borraran sus datos" };
      expect(certificate).toMatchObject({ nombre: "Datos borrados", withdrawn });
    }
    expect(await other.certificates.find(betos)).toMatchObject({ nombre: beto.nombre });
    expect(after.log).toHaveLength(before.log.length);
    expect(attendance(after.log).validEntries.size).toBe(4);
    // Phones read the log again, and what they send again changes nothing.
    expect((await other.door.readLog(0)).logId).not.toBe(logId);
    await other.door.record(northDoor, [entry(1, ana.carnet)]);
    expect(await wholeLog(store.door)).toHaveLength(5);
    // A backup of it can be restored.
    await store.restore(after);
    expect((await contentsOf(store)).participants).toEqual(after.participants);
  });

  test("takes their own requests, whatever the carnet, and no other", async ({ store }) => {
    const request = { ...typo, correo: "ana@example.org" };
    const zeros = { ...request, carnet: "2490-21-008888" };
    const other = { ...eva, carnet: "2490-21-5" };
    for (const signUp of [request, zeros, other]) await store.registration.add(signUp, 1);
    const mistaken = { ...typo, carnet: other.carnet, personId: id };
    const corrected = { ...ana, personId: id };
    for (const [before, after] of [
      [null, typo],
      [typo, mistaken],
      [mistaken, corrected],
      [null, eva],
    ] as const) {
      expect((await change(store, [{ before, after }])).kind).toBe("saved");
    }
    // Beto's id is the carnet of her request.
    await change(store, adding({ ...beto, personId: zeros.carnet }));
    await announce(store, [id, zeros.carnet]);
    await erasePerson(store, id);
    expect(await store.registration.list()).toMatchObject([{ carnet: other.carnet }]);
    expect(await store.announcements.list()).toMatchObject([{ sent: [zeros.carnet] }]);
  });
}
