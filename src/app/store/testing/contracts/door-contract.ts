import { expect } from "vitest";
import { hashSecret, newSecret } from "#platform/store/secret.ts";
import type { StoreTest } from "../arrangement.ts";
import { north, opening, south } from "../door-arrangement.ts";

/** The contract of every store about the doors of the event. */
export function doorContract(test: StoreTest): void {
  test("an opened one is found by its secret's hash alone", async ({ store: { door }, other }) => {
    const secret = newSecret();
    expect(await door.list()).toEqual([]);
    expect(await other.door.find(hashSecret(secret))).toBeNull();
    expect(await door.open(opening(south))).toBe(true);
    const opened = { ...opening(north), secretHash: hashSecret(secret) };
    expect(await door.open(opened)).toBe(true);
    for (const each of [door, other.door]) {
      expect(await each.find(hashSecret(secret))).toMatchObject({ ...opened, closedAt: null });
    }
    for (const wrong of [newSecret(), secret.slice(1), ""]) {
      expect(await door.find(hashSecret(wrong))).toBeNull();
    }
    expect(await door.find(secret)).toBeNull();
    const doors = await door.list();
    expect(doors.map((each) => [each.name, each.lastContact])).toEqual([
      [north, null],
      [south, null],
    ]);
  });

  test("an open one is not opened again; others get a new link", async ({ store: { door } }) => {
    const first = opening(north, { openedAt: 1000, validUntil: 5000 });
    await door.open(first);
    expect(await door.open(opening(north, { openedAt: 4999 }))).toBe(false);
    expect(await door.close(north, 2000)).toBe(true);
    expect(await door.close(north, 3000)).toBe(false);
    expect(await door.close("Otra", 3000)).toBe(false);
    expect(await door.find(first.secretHash)).toMatchObject({ closedAt: 2000 });
    const second = opening(north, { openedAt: 3000, validUntil: 5000 });
    expect(await door.open(second)).toBe(true);
    expect(await door.find(first.secretHash)).toBeNull();
    expect(await door.find(second.secretHash)).toMatchObject({ closedAt: null });
    expect(await door.close(north, 5000)).toBe(false);
    expect(await door.open(opening(north, { openedAt: 5000, validUntil: 9000 }))).toBe(true);
    expect(await door.list()).toHaveLength(1);
  });

  test("stores odd names, and a phone's last contact", async ({ store: { door } }) => {
    for (const odd of ["../x", "__proto__", "Norte / Sur", "a.b[c]`", "'); DROP TABLE puertas;"]) {
      expect(await door.open(opening(odd))).toBe(true);
      await door.noteContact(odd, 77);
      expect(await door.find(opening(odd).secretHash)).toMatchObject({ name: odd });
    }
    expect(new Set((await door.list()).map(({ lastContact }) => lastContact))).toEqual(
      new Set([77]),
    );
  });
}
