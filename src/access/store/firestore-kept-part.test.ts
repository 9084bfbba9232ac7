import { Firestore } from "@google-cloud/firestore";
import { expect, test } from "vitest";
import { firestoreDatabase } from "#platform/store/firestore-database.ts";
import { keptPart } from "./firestore-kept-part.ts";

test("a reading that fails is read again, also if what it reads was changed meanwhile", async () => {
  const versions = { of: async () => "1", change: () => {}, refresh: async () => {} };
  const database = firestoreDatabase(new Firestore({ projectId: "demo-kept" }), 1000);
  let isReached = false;
  const kept = keptPart(database, versions, "accesos", async () => {
    if (!isReached) throw new Error("unreached");
    return 7;
  });
  const first = kept.get();
  // Then the version is known and the reading has begun.
  await Promise.resolve();
  kept.patch((value) => value + 1);
  await expect(first).rejects.toThrow("unreached");
  isReached = true;
  expect(await kept.get()).toBe(7);
  kept.patch((value) => value + 1);
  expect(await kept.get()).toBe(8);
});
