import { expect, test } from "vitest";
import { ana } from "#app/store/testing/arrangement.ts";
import { entry, eventId, northDoor } from "#app/store/testing/door-arrangement.ts";
import { openAt, temporaryFile } from "#app/store/testing/sqlite-under-test.ts";
import { saveList } from "#testing/save-list.ts";

test("lines and requests that cannot be stored fail alone, not those that came with them", async () => {
  const store = await openAt(await temporaryFile());
  await saveList(store, [ana]);
  // No line that passed the check of its fields is like this.
  const unstorable = {} as string;
  const asked = (carnet: string) => ({ carnet, nombre: "Eva Ixim" });
  const outcomes = await Promise.allSettled([
    store.door.record(northDoor, [entry(1, unstorable)]),
    store.door.record(northDoor, [entry(2, ana.carnet)]),
    store.registration.add(asked(unstorable), 1),
    store.registration.add(asked(ana.carnet), 1),
  ]);
  const statuses = outcomes.map(({ status }) => status);
  expect(statuses).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"]);
  expect((await store.door.readLog(0)).lines).toMatchObject([{ id: eventId(2) }]);
  expect(await store.registration.list()).toMatchObject([{ carnet: ana.carnet }]);
});
