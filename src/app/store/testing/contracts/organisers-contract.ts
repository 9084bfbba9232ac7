import { expect } from "vitest";
import type { Access } from "#access/store/organisers-store.ts";
import { hashSecret } from "#platform/store/secret.ts";
import { ana, beto, carla, type StoreTest } from "../arrangement.ts";
import { adding, change, journalEntry, removing } from "../changes.ts";
import { entry, north, opening, recorded, rename, walkIn } from "../door-arrangement.ts";

export const session: Access = {
  id: "una",
  secretHash: hashSecret("secreto"),
  kind: "session",
  name: "Marta",
  role: "list-and-doors",
  browser: "Firefox en Linux",
  createdAt: 1000,
  lastUsedAt: 2000,
  expiresAt: 9000,
};

export const invitation: Access = { ...session, kind: "invitation", browser: "" };
/** How a browser spends an invitation. */
export const begun = {
  secretHash: hashSecret("otro secreto"),
  browser: "Chrome en Android",
  createdAt: 3000,
  lastUsedAt: 3000,
  expiresAt: 12_000,
} as const;

/** The contract of every store about the organisers: their journal, their sessions, rehearsals. */
export function organisersContract(test: StoreTest): void {
  test("the journal holds who did what, newest first, in pages, with a person's history and corrections by hand", async ({
    store,
    openAgain,
  }) => {
    const renumbered = { ...ana, carnet: "2490-21-104513", personId: ana.carnet };
    const added = journalEntry({ kind: "import", by: "Marta Ixchel" });
    const corrected = journalEntry({ kind: "correct" });
    const opened = journalEntry({ kind: "open-door", detail: north });
    const removed = journalEntry({ kind: "remove" });
    const started = Date.now();
    await change(store, adding(ana, beto), added);
    await change(store, [{ before: ana, after: renumbered }], corrected);
    await store.journal.add(opened);
    await change(store, removing(renumbered), removed);
    const { journal } = await openAgain();
    const all = await journal.list(null, 10);
    expect(all).toMatchObject([
      { ...removed, people: 1 },
      { ...opened, people: 0 },
      { ...corrected, people: 1 },
      { ...added, people: 2 },
    ]);
    for (const { at } of all) expect(Math.abs(at - started)).toBeLessThan(3_600_000);
    expect(await journal.list(opened.id, 1)).toEqual([all[2]]);
    expect(await journal.list(added.id, 10)).toEqual([]);
    expect(await journal.find(corrected.id)).toEqual(all[2]);
    expect(await journal.find("nadie")).toBeNull();
    expect(await journal.changes(added.id)).toEqual(expect.arrayContaining(adding(ana, beto)));
    expect(await journal.changes(opened.id)).toEqual([]);

    const first = { entry: all[3], change: { before: null, after: ana } };
    const second = { entry: all[2], change: { before: ana, after: renumbered } };
    const third = { entry: all[0], change: { before: renumbered, after: null } };
    expect(await journal.naming(ana.carnet)).toEqual([third, second, first]);
    expect(await journal.naming(renumbered.carnet)).toEqual([third, second]);
    expect(await journal.naming(carla.carnet)).toEqual([]);
    expect(await journal.corrections()).toEqual([second, third]);
  });

  test("access is found by its secret's hash, changed and removed", async ({ store, other }) => {
    expect(await store.access.list()).toEqual([]);
    await store.access.save(session);
    const link = { id: "otra", role: "all", secretHash: hashSecret("enlace") } as const;
    const newer: Access = { ...invitation, ...link, createdAt: 1001 };
    await store.access.save(newer);
    expect(await other.access.list()).toEqual([newer, session]);
    expect(await other.access.find(session.secretHash)).toEqual(session);
    expect(await other.access.find(hashSecret("otro"))).toBeNull();
    const fields = { name: "Luis", lastUsedAt: 3000 };
    expect(await other.access.update("una", fields)).toBe(true);
    expect(await store.access.find(session.secretHash)).toEqual({ ...session, ...fields });
    expect(await store.access.update("ninguna", { name: "X" })).toBe(false);
    for (let times = 0; times < 2; times += 1) {
      await other.access.remove("una", journalEntry({ kind: "end-access" }));
    }
    expect(await store.access.find(session.secretHash)).toBeNull();
    // Whoever ends it a second time has changed nothing.
    expect(await store.journal.list(null, 10)).toHaveLength(1);
  });

  test("a link becomes one session, however many use it at once", async ({ store, other }) => {
    await store.access.save(invitation);
    const spent = await Promise.all(
      [store, other, store, other].map(({ access }, index) =>
        access.spend(invitation.secretHash, { ...begun, secretHash: hashSecret(`${index}`) }),
      ),
    );
    const [only, ...more] = spent.filter((each) => each !== null);
    const { secretHash: _, ...as } = begun;
    expect(only).toMatchObject({ ...as, id: "una", kind: "session", role: "list-and-doors" });
    expect(more).toEqual([]);
    expect(await store.access.spend(only?.secretHash ?? "", begun)).toBeNull();
    expect(await store.access.list()).toEqual([only]);
  });

  test("the lines of a rehearsal count nowhere and do not change the list", async ({ store }) => {
    await change(store, adding(ana));
    const version = await store.listVersion();
    const rehearsal = { ...opening(north), isRehearsal: true };
    await store.door.open(rehearsal);
    expect(await store.door.find(rehearsal.secretHash)).toMatchObject({ isRehearsal: true });
    const atOnce = [entry(1, ana.carnet), rename(2, ana.carnet, "X"), walkIn(3, carla)];
    const sent = [...atOnce, rename(4, carla.carnet, "Y")];
    expect(await store.door.record(rehearsal, sent)).toEqual([1, 2, 3, 4].map(recorded));
    const again = await store.door.record(rehearsal, sent);
    expect(again).toMatchObject(sent.map(({ id }) => ({ id, outcome: "known" })));
    // Who practises keeps seeing their own entries.
    for (const answer of again) expect(answer).not.toHaveProperty("isSetAside");
    expect(await store.participants()).toEqual([ana]);
    expect(await store.journal.list(null, 10)).toHaveLength(1);
    expect(await store.listVersion()).toBe(version);
    expect((await store.door.readLog(0)).lines).toEqual([]);
    expect(await store.door.lines()).toMatchObject(sent.map(() => ({ isSetAside: true })));
  });
}
