import { Timestamp } from "@google-cloud/firestore";
import { expect, test } from "vitest";
import { ana, carla } from "#app/store/testing/arrangement.ts";
import { journalEntry } from "#app/store/testing/changes.ts";
import { entry, eventId, north, northDoor, walkIn } from "#app/store/testing/door-arrangement.ts";
import { newProject, put } from "#app/store/testing/firestore-under-test.ts";
import { pass, refuse } from "#platform/store/testing/breakable-calls.ts";
import { noContents } from "#testing/no-contents.ts";
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
