import { expect } from "vitest";
import type { Announcement } from "#registration/model/announcement.ts";
import { ana, beto, type StoreTest } from "../arrangement.ts";
import { journalEntry } from "./change-contract.ts";

export const begun = (id: string, at = 1000): Omit<Announcement, "sent"> => ({
  id,
  name: "Recordatorio",
  audience: "all",
  text: "Hola {nombre}:\nes el sábado.",
  by: "Rosa",
  at,
});

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
    await announcements.begin(begun("a"), journalEntry({ kind: "begin-announcement" }));
    await announcements.mark("a", [ana.carnet], true);
    const entry = journalEntry({ kind: "remove-announcement" });
    expect(await announcements.remove("a", entry)).toBe(true);
    expect(await other.announcements.remove("a", entry)).toBe(true);
    expect(await other.announcements.remove("a", journalEntry({ kind: entry.kind }))).toBe(false);
    expect(await announcements.mark("a", [ana.carnet], true)).toBe(false);
    await announcements.begin(begun("a"), journalEntry({ kind: "begin-announcement" }));
    expect(await announcements.list()).toEqual([{ ...begun("a"), sent: [] }]);
  });
}
