import { expect, test } from "vitest";
import type { Store } from "#app/store/store.ts";
import { ana, carla, students } from "#app/store/testing/arrangement.ts";
import { change, removing } from "#app/store/testing/changes.ts";
import { entry, northDoor, rename, walkIn } from "#app/store/testing/door-arrangement.ts";
import { newProject } from "#app/store/testing/firestore-under-test.ts";
import { noContents } from "#testing/no-contents.ts";
import { saveList } from "#testing/save-list.ts";

const list = students(200);
const [first = ana, second = ana] = list;

/** A server that has read the list, and the organisers' process. */
async function serverWithList() {
  const { openStore } = await newProject();
  const organiser = await openStore();
  await saveList(organiser, list);
  const server = await openStore({ doorEveryMs: 0 });
  await server.readList();
  return { organiser, server };
}

const save = (store: Store, ...people: (typeof ana)[]) => saveList(store, people);
const corrected = { ...first, nombre: "Ana Paz" };
const otherCarnet = { before: first, after: { ...first, carnet: ana.carnet } };
const oneByOne = async (store: Store, people: readonly (typeof ana)[]) => {
  for (const person of people) await save(store, person);
};

test.each<[string, (store: Store) => Promise<unknown>]>([
  ["a corrected name", (store) => save(store, corrected)],
  ["an added person", (store) => save(store, ana)],
  ["a new carnet", (store) => change(store, [otherCarnet])],
  ["a removed person", (store) => change(store, removing(first))],
  ["a change of many people", (store) => save(store, ...students(260).slice(200))],
  ["two changes between two polls", (store) => oneByOne(store, [ana, carla])],
  [
    "more changes than a server follows one by one",
    (store) => oneByOne(store, students(225).slice(200)),
  ],
  ["a restored backup", (store) => store.restore({ ...noContents, participants: [ana] })],
])("%s reaches a server that has read the list", async (_what, make) => {
  const { organiser, server } = await serverWithList();
  await make(organiser);
  const { participants } = await server.readList();
  expect(participants).toEqual(await organiser.participants());
  expect(participants).not.toEqual(list);
});

test("changes by doors before and after a correction stay in their order", async () => {
  const { organiser, server } = await serverWithList();
  await server.door.record(northDoor, [
    ...[first, second].map(({ carnet }, at) => entry(at, carnet)),
    ...[first, second].map(({ carnet }, at) => rename(2 + at, carnet, "Por la puerta")),
    walkIn(4, carla),
  ]);
  await save(organiser, corrected);
  const { participants } = await server.readList();
  expect(participants).toEqual(await organiser.participants());
  expect(participants).toContainEqual(corrected);
  expect(participants).toContainEqual(carla);
});
