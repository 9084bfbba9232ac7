import { expect, test } from "vitest";
import { doorsAfterRestore } from "./restore.ts";

const door = (name: string, secretHash: string, closedAt: number | null) => {
  return { name, secretHash, closedAt };
};

test("present doors stay as they are; doors that only the backup has are closed by default", () => {
  const present = [door("Norte", "1", 5), door("Sur", "2", null)];
  const backup = [door("Norte", "1", null), door("Sur", "0", null), door("Este", "3", null)];
  const closing = doorsAfterRestore(present, backup, { now: 9, keepOpen: false });
  expect(closing).toEqual([...present, door("Este", "3", 9)]);
  expect(doorsAfterRestore([], backup, { now: 9, keepOpen: true })).toEqual(backup);
});
