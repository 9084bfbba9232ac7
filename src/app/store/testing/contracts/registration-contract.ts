import { expect } from "vitest";
import type { Store } from "#app/store/store.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import type { Announcement } from "#registration/model/announcement.ts";
import type { NewSignUp } from "#registration/model/sign-up.ts";
import { saveList } from "#testing/save-list.ts";
import { ana, beto, carla, type StoreTest } from "../arrangement.ts";
import { erasing, journalEntry } from "../changes.ts";

const asking = ({ carnet, nombre }: typeof ana): NewSignUp => ({
  carnet,
  nombre,
  correo: "alguien@example.org",
  telefono: "5555 0000",
});
const rejection = { at: 9000, by: "Marta", reason: "No llegó el comprobante" };

const begun = (id: string, at = 1000): Omit<Announcement, "sent"> => ({
  id,
  name: "Recordatorio",
  audience: "all",
  text: "Hola {nombre}:\nes el sábado.",
  by: "Rosa",
  at,
});

/** Begins the announcement `a`, of which these were sent it. */
export async function announce(store: Store, sent: readonly string[]): Promise<void> {
  await store.announcements.begin(begun("a"), journalEntry({ kind: "begin-announcement" }));
  await store.announcements.mark("a", sent, true);
}

/** Erases the request with this number; resolves with `false` if its carnet is on the list. */
export async function eraseNumber(store: Store, number: number, entry = journalEntry({})) {
  const [request] = await store.registration.list([number]);
  if (request === undefined) throw new Error(`No request has the number ${number}`);
  return erasing(store).eraseRequest(request, null, entry);
}

/** The contract of every store about students who sign up. */
export function registrationContract(test: StoreTest): void {
  test("one is stored once for a carnet, with its first number", async ({ store, other }) => {
    const first = await store.registration.add(asking(ana), 1000);
    expect(first).toEqual({ ...asking(ana), number: 1, at: 1000, rejection: null });
    const again = { ...asking(ana), nombre: "Otra" };
    expect(await other.registration.add(again, 2000)).toEqual(first);
    expect((await other.registration.add(asking(beto), 3000)).number).toBe(2);
    expect((await store.registration.list()).map(({ number }) => number)).toEqual([1, 2]);
    const counts = [999, 1001, 3001].map((before) => other.registration.count(before));
    expect(await Promise.all(counts)).toEqual([0, 1, 2]);
    expect(await other.registration.find(ana.carnet)).toEqual({ signUp: first, rank: 1 });
    const possible = ["2490-20-8", beto.carnet];
    expect((await store.registration.find("2490-20-8", possible))?.rank).toBe(2);
    expect(await store.registration.find(carla.carnet)).toBeNull();
  });

  test("a crowd gets one number each, at two servers too", async ({ store, other }) => {
    const crowd = Array.from({ length: 60 }, (_, index) => ({
      carnet: `2490-22-${index + 1}`,
      nombre: `Estudiante ${index + 1}`,
    }));
    const added = await Promise.all(
      crowd.map((each, index) => (index % 2 ? store : other).registration.add(each, 1000)),
    );
    const numbers = added.map(({ number }) => number).toSorted((one, two) => one - two);
    expect(numbers).toEqual(crowd.map((_, index) => index + 1));
  });

  test("a rejected one leaves its place to those after it", async ({ store, other, openAgain }) => {
    const { add, decide, find } = store.registration;
    for (const each of [ana, beto, carla]) await add(asking(each), 1000);
    const rank = async (of: Store) => (await of.registration.find(carla.carnet))?.rank;
    expect(await rank(store)).toBe(3);
    const entry = journalEntry({ kind: "reject-sign-up" });
    expect(await decide([99], rejection, entry)).toBe(false);
    expect(await decide([1, 99], rejection, entry)).toBe(true);
    expect(await decide([1, 99], rejection, entry)).toBe(true);
    expect(await store.journal.list(null, 9)).toMatchObject([{ id: entry.id, people: 0 }]);
    expect(await find(ana.carnet)).toMatchObject({ signUp: { rejection } });
    expect(await rank(other)).toBe(2);
    expect(await other.registration.count()).toBe(2);
    await decide([1], null);
    const again = await openAgain();
    const signUp = { rejection: null };
    expect(await again.registration.find(ana.carnet)).toMatchObject({ signUp });
    expect(await rank(again)).toBe(3);
  });

  test("a backup holds them, and a number is never given again", async ({ store, openOther }) => {
    for (const each of [ana, beto]) await store.registration.add(asking(each), 1000);
    await store.registration.decide([2], rejection);
    const contents = await contentsOf(store);
    expect(contents.signUps).toHaveLength(2);
    const empty = await openOther();
    await empty.restore(contents);
    expect((await contentsOf(empty)).signUps).toEqual(contents.signUps);
    expect((await empty.registration.add(asking(carla), 1000)).number).toBe(3);
    // Carla asked after the backup.
    await empty.restore(contents);
    expect((await contentsOf(empty)).signUps).toHaveLength(2);
    expect((await empty.registration.add(asking(carla), 2000)).number).toBe(4);
  });

  test("one is erased with its entry unless its carnet is listed", async ({ store, other }) => {
    for (const each of [ana, beto, carla]) await store.registration.add(asking(each), 1000);
    expect(await other.registration.list([3, 99, 1])).toMatchObject([{ number: 1 }, { number: 3 }]);
    const renumbered = { ...ana, personId: ana.carnet, carnet: "2490-22-1" };
    await saveList(store, [renumbered, beto]);
    await announce(store, [ana.carnet, carla.carnet]);
    const steps = await store.journal.list(null, 9);
    expect(await eraseNumber(other, 2)).toBe(false);
    expect(await store.journal.list(null, 9)).toEqual(steps);
    const versions = async () => [await store.listVersion(), (await store.door.readLog(0)).logId];
    const before = await versions();
    expect(await eraseNumber(other, 1, journalEntry({ kind: "erase" }))).toBe(true);
    expect(await store.registration.list()).toHaveLength(2);
    expect(await store.journal.list(null, 9)).toMatchObject([{ kind: "erase" }, ...steps]);
    // Ana's mark is that of her record, whose carnet was corrected.
    await eraseNumber(other, 3);
    expect(await store.announcements.list()).toMatchObject([{ sent: [ana.carnet] }]);
    // Phones and servers read nothing again, because nobody has left the list.
    expect(await versions()).toEqual(before);
  });

  test("those of an earlier edition go at once, with their places, and its students may ask again", async ({
    store,
    other,
  }) => {
    for (const [index, each] of [ana, beto, carla].entries()) {
      await store.registration.add(asking(each), 1000 * (index + 1));
    }
    const entry = journalEntry({ kind: "remove-sign-ups" });
    expect(await other.registration.removeBefore(3000, entry)).toBe(true);
    expect(await other.registration.removeBefore(3000, entry)).toBe(true);
    expect(await other.registration.removeBefore(3000, journalEntry({}))).toBe(false);
    expect(await store.journal.list(null, 9)).toMatchObject([{ id: entry.id }]);
    expect(await store.registration.find(carla.carnet)).toMatchObject({ rank: 1 });
    expect(await store.registration.add(asking(ana), 4000)).toMatchObject({ number: 4, at: 4000 });
  });
}

/** The contract of every store about announcements. */
export function announcementContract(test: StoreTest): void {
  test("is begun once, and every server sees who was sent", async ({ store, other, openAgain }) => {
    const entry = journalEntry({ kind: "begin-announcement" });
    for (const each of [store, other]) await each.announcements.begin(begun("a"), entry);
    await store.announcements.begin(begun("b", 2000), journalEntry({ kind: entry.kind }));
    expect(await store.journal.list(null, 9)).toHaveLength(2);
    expect(await store.announcements.mark("a", [ana.carnet, "1"], true)).toBe(true);
    expect(await other.announcements.mark("a", [ana.carnet], true)).toBe(true);
    expect(await other.announcements.mark("a", [beto.carnet], true)).toBe(true);
    const [newer, older] = await other.announcements.list();
    expect(newer).toEqual({ ...begun("b", 2000), sent: [] });
    expect(older).toEqual({ ...begun("a"), sent: expect.any(Array) });
    expect(older?.sent.toSorted()).toEqual(["1", beto.carnet, ana.carnet]);
    await other.announcements.mark("a", [ana.carnet, "1"], false);
    await store.close();
    const again = await openAgain();
    expect((await again.announcements.list()).at(-1)?.sent).toEqual([beto.carnet]);
  });

  test("one that was removed takes no marks and leaves none", async ({ store, other }) => {
    const { announcements } = store;
    await announce(store, [ana.carnet]);
    const entry = journalEntry({ kind: "remove-announcement" });
    expect(await announcements.remove("a", entry)).toBe(true);
    expect(await other.announcements.remove("a", entry)).toBe(true);
    expect(await other.announcements.remove("a", journalEntry({ kind: entry.kind }))).toBe(false);
    expect(await announcements.mark("a", [ana.carnet], true)).toBe(false);
    await announcements.begin(begun("a"), journalEntry({ kind: "begin-announcement" }));
    expect(await announcements.list()).toEqual([{ ...begun("a"), sent: [] }]);
  });
}
