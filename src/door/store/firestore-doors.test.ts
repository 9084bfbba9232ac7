import { Timestamp } from "@google-cloud/firestore";
import { expect, test } from "vitest";
import type { Store } from "#app/store/store.ts";
import { ana, carla, students } from "#app/store/testing/arrangement.ts";
import { change, journalEntry, removing } from "#app/store/testing/changes.ts";
import {
  entry,
  eventId,
  north,
  northDoor,
  rename,
  walkIn,
} from "#app/store/testing/door-arrangement.ts";
import { newProject, put } from "#app/store/testing/firestore-under-test.ts";
import { pass, refuse } from "#platform/store/testing/breakable-calls.ts";
import { noContents } from "#testing/no-contents.ts";
import { saveList } from "#testing/save-list.ts";
import { setLinesAside } from "../server/set-lines-aside.ts";

const entries = (many: number) => Array.from({ length: many }, (_, id) => entry(id, ana.carnet));
const withWalkIn = [walkIn(900, carla), ...entries(3)];

test.each([
  [0, "with", withWalkIn],
  [1, "with", withWalkIn],
  [2, "with", withWalkIn],
  [1, "without", entries(4)],
])(
  "setting lines aside that fails after %i commits, %s a walk-in, is completed for all servers by repeating it",
  async (commits, _walkIn, events) => {
    const { openStore, proxy } = await newProject();
    const [store, other] = [await openStore(), await openStore()];
    await store.door.record(northDoor, events);
    expect((await other.door.readLog(0)).lines).toHaveLength(4);
    proxy.decide("Commit", ...Array.from({ length: commits }, () => pass), refuse);
    const seen = { isOne: () => true, lines: 4 };
    const step = journalEntry({ kind: "start-over" });
    const setAside = () => setLinesAside(store, () => true, step, seen);
    await setAside().catch(() => {});
    await setAside();
    expect((await other.door.readLog(0)).lines).toEqual([]);
  },
);

test("the first line after a restore is seen by another server, although it held as many before", async () => {
  const { openStore } = await newProject();
  const [store, other] = [await openStore(), await openStore()];
  await store.door.record(northDoor, [entry(1, "1")]);
  expect((await other.door.readLog(0)).lines).toHaveLength(1);
  await store.restore(noContents);
  await store.door.record(northDoor, [entry(2, "2")]);
  expect((await other.door.readLog(0)).lines.map(({ id }) => id)).toEqual([eventId(2)]);
});

test("a line whose commit began before the last poll and became visible after it is not missed", async () => {
  const project = await newProject();
  const store = await project.openStore();
  await store.door.record(northDoor, entries(1));
  const { cursor } = await store.door.readLog(0);
  const registrado = Timestamp.fromMillis(Date.now() - 1000);
  const line = { kind: "entry", at: 1, carnet: ana.carnet, puerta: north, registrado };
  await put(project, { [`entradas/${eventId(7)}`]: line });
  const { lines } = await store.door.readLog(cursor);
  expect(lines.map(({ id }) => id)).toContain(eventId(7));
});

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
  ["more than are read one by one", (store) => oneByOne(store, students(225).slice(200))],
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
