import { type Query, Timestamp } from "@google-cloud/firestore";
import { expect, test } from "vitest";
import { ana, carla } from "#app/store/testing/arrangement.ts";
import { journalEntry } from "#app/store/testing/contracts/change-contract.ts";
import { entry, eventId, north, northDoor, opening } from "#app/store/testing/door-arrangement.ts";
import {
  hurried,
  newProject,
  newProjectBehindProxy,
  put,
} from "#app/store/testing/firestore-under-test.ts";
import { firestoreDatabase } from "#platform/store/firestore-database.ts";
import { noContents } from "#testing/no-contents.ts";
import type { SentLine } from "../model/lines.ts";
import { setLinesAside } from "../server/set-lines-aside.ts";
import { wholeLog } from "./door-store.ts";
import { logIn } from "./line.ts";
import { followLog } from "./log-tail.ts";

const entries = (many: number): SentLine[] =>
  Array.from({ length: many }, (_, id) => ({
    kind: "entry",
    id: eventId(id),
    at: id,
    carnet: ana.carnet,
  }));
const walkIn: SentLine = { kind: "walk-in", id: eventId(1), at: 1, ...carla };

test("a commit whose answer is lost is recorded once, with and without a walk-in", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore();
  const lost = { kind: "lose answer" } as const;
  proxy.decide("Commit", lost);
  expect(await store.door.record(northDoor, entries(1))).toHaveLength(1);
  proxy.decide("Commit", lost);
  expect(await store.door.record(northDoor, [walkIn])).toHaveLength(1);
  expect(await wholeLog(store.door)).toHaveLength(2);
  expect(await store.participants()).toEqual([carla]);
});

const withWalkIn = [{ ...walkIn, id: eventId(900) }, ...entries(3)];

test.each([
  [0, "with", withWalkIn],
  [1, "with", withWalkIn],
  [2, "with", withWalkIn],
  [1, "without", entries(4)],
])(
  "setting lines aside that fails after %i commits, %s a walk-in, is completed for all servers by repeating it",
  async (commits, _walkIn, events) => {
    const { openStore, proxy } = await newProjectBehindProxy();
    const [store, other] = [await openStore(), await openStore()];
    await store.door.record(northDoor, events);
    expect((await other.door.readLog(0)).lines).toHaveLength(4);
    const pass = { kind: "pass", first: async () => {} } as const;
    const refuse = { kind: "refuse", status: 7 } as const;
    proxy.decide("Commit", ...Array.from({ length: commits }, () => pass), refuse);
    const seen = { isOne: () => true, lines: 4 };
    const step = journalEntry({ kind: "start-over" });
    const setAside = () => setLinesAside(store, () => true, step, seen);
    await setAside().catch(() => {});
    await setAside();
    expect((await other.door.readLog(0)).lines).toEqual([]);
  },
);

test("a page that another reading overtakes while lines are set aside brings none of them back", async () => {
  const { door, tail, overtake } = await slowTail();
  await door.record(northDoor, entries(2));
  overtake(async () => {
    await door.setAside([eventId(0)]);
    await tail.registerNow();
  });
  expect((await tail.page(0)).lines.map(({ id }) => id)).toEqual([eventId(1)]);
});

test("a poll that another overtakes while lines are set aside hides no line that was recorded between them", async () => {
  const { door, tail, overtake } = await slowTail();
  await door.record(northDoor, entries(1));
  overtake(async () => {
    await door.record(northDoor, [entry(2, ana.carnet)]);
    await door.setAside([eventId(0)]);
    await tail.registerNow();
  });
  await tail.registerNow();
  const [between] = (await door.readLog(0)).lines;
  const before = (between?.position ?? 0) - 1;
  expect((await tail.page(before)).lines.map(({ id }) => id)).toEqual([eventId(2)]);
});

/** Follows a log with an open door; `overtake` sets what happens before the next page that was read arrives. */
async function slowTail() {
  const { firestore, openStore } = await newProject();
  const { door } = await openStore();
  await door.open(opening(north));
  const database = firestoreDatabase(firestore, hurried.limitMs);
  const log = logIn(database);
  let overtake: (() => Promise<unknown>) | null = null;
  const slow = (query: Query): Query =>
    new Proxy(query, {
      get: (target, name) => {
        if (name !== "get")
          return (...values: []) => slow(Reflect.get(target, name).apply(target, values));
        return async () => {
          const page = await target.get();
          const first = overtake;
          overtake = null;
          await first?.();
          return page;
        };
      },
    });
  const slowLog = { doc: log.doc.bind(log), where: slow(log).where } as typeof log;
  const tail = followLog({ ...database, collection: () => slowLog }, 60_000);
  await tail.register();
  return {
    door,
    tail,
    overtake: (action: () => Promise<unknown>) => {
      overtake = action;
    },
  };
}

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

test.each([
  ["a door that lacks its times", { puertas: { x: { nombre: "Sur", hash: "" } } }],
  ["a version of the list that is a number", { lista: 7, puertas: { x: null } }],
])("%s in the register closes no other door, and is reported", async (_what, fields) => {
  const project = await newProject();
  await put(project, { "entradas/registro": fields });
  const store = await project.openStore();
  await store.door.open(opening(north));
  expect(await store.door.find(opening(north).secretHash)).toMatchObject({ name: north });
  expect(await store.listVersion()).toBe("");
  expect((await store.door.readLog(0)).unreadable).toEqual(["x"]);
});

test("a door that an earlier version opened, without rehearsals, is a real one", async () => {
  const project = await newProject();
  const { name, secretHash, openedAt, validUntil } = opening(north);
  const times = { abierta: openedAt, hasta: validUntil, cerrada: null };
  const puertas = { x: { nombre: name, hash: secretHash, ...times } };
  await put(project, { "entradas/registro": { puertas } });
  const store = await project.openStore();
  expect(await store.door.find(secretHash)).toMatchObject({ name: north, isRehearsal: false });
});

test("a ticket that was entered in the console as a whole number is taken", async () => {
  const project = await newProject();
  await put(project, { "participantes/x": { ...ana, numeroTicket: 9 } });
  const store = await project.openStore();
  const [answer] = await store.door.record(northDoor, [walkIn]);
  expect(answer).toMatchObject({ changed: { numeroTicket: "10" } });
});
