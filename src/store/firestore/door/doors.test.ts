import { Timestamp } from "@google-cloud/firestore";
import { expect, onTestFinished, test, vi } from "vitest";
import type { SentEvent } from "../../../domain/door/log/events.ts";
import { saveList } from "../../../testing/save-list.ts";
import { wholeLog } from "../../port/door-store.ts";
import { ana, carla, students } from "../../testing/arrangement.ts";
import { eventId, north, northDoor, opening } from "../../testing/door-arrangement.ts";
import { newProject, newProjectBehindProxy, put } from "../testing/firestore-under-test.ts";

const entries = (many: number): SentEvent[] =>
  Array.from({ length: many }, (_, id) => ({
    kind: "entry",
    id: eventId(id),
    at: id,
    carnet: ana.carnet,
  }));
const walkIn: SentEvent = { kind: "walk-in", id: eventId(1), at: 1, ...carla };

test("entries that are sent together are one commit, and nothing is read for them", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore();
  proxy.calls.clear();
  await store.door.record(northDoor, entries(200));
  expect(Object.fromEntries(proxy.calls)).toEqual({ Commit: 1 });
});

test("however many phones ask within a second, register and log are read once", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore({ doorEveryMs: 60_000 });
  await store.door.open(opening(north));
  proxy.calls.clear();
  const phones = Array.from({ length: 100 }, async () => {
    await store.door.find(opening(north).secretHash);
    await store.door.listVersion();
    await store.door.readLog(0);
  });
  await Promise.all(phones);
  // One query reads the earlier lines for all phones.
  expect(Object.fromEntries(proxy.calls)).toEqual({ RunQuery: 1 });
});

test("the list is read once for all phones", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const organiser = await openStore();
  await saveList(organiser, students(40));
  const store = await openStore({ doorEveryMs: 60_000 });
  proxy.reads.clear();
  const lists = await Promise.all(Array.from({ length: 10 }, () => store.door.readList()));
  expect(new Set(lists.map(({ participants }) => participants.length))).toEqual(new Set([40]));
  // The reads are the register and the list.
  expect([...proxy.reads.values()].reduce((sum, each) => sum + each, 0)).toBe(41);
});

test("unknown secrets cost one read a second, whoever sends them", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  const store = await openStore({ doorEveryMs: 60_000 });
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  await store.door.find("unknown");
  proxy.calls.clear();
  for (let second = 0; second < 5; second += 1) {
    vi.advanceTimersByTime(1000);
    for (let sent = 0; sent < 20; sent += 1) await store.door.find(`unknown ${sent}`);
  }
  expect(Object.fromEntries(proxy.calls)).toEqual({ RunQuery: 5 });
});

test("a server that has just started reads no lines that a phone has", async () => {
  const { openStore, proxy } = await newProjectBehindProxy();
  await (await openStore()).door.record(northDoor, entries(20));
  const started = await openStore({ doorEveryMs: 60_000 });
  proxy.calls.clear();
  const cursor = (Date.now() + 60_000) * 1000;
  expect((await started.door.readLog(cursor)).events).toEqual([]);
  expect(Object.fromEntries(proxy.calls)).toEqual({ BatchGetDocuments: 1 });
  expect((await started.door.readLog(0)).events).toHaveLength(20);
});

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

test("a line whose commit began before the last poll and became visible after it is not missed", async () => {
  const project = await newProject();
  const store = await project.openStore();
  await store.door.record(northDoor, entries(1));
  const { cursor } = await store.door.readLog(0);
  const registrado = Timestamp.fromMillis(Date.now() - 1000);
  const line = { kind: "entry", at: 1, carnet: ana.carnet, puerta: north, registrado };
  await put(project, { [`entradas/${eventId(7)}`]: line });
  const { events } = await store.door.readLog(cursor);
  expect(events.map(({ id }) => id)).toContain(eventId(7));
});

const good = { kind: "entry", at: 1, carnet: ana.carnet, puerta: north };
const now = () => Timestamp.now();
test.each([
  [
    "a document with an automatic id",
    "AutoId0000000000aBcD",
    () => ({ ...good, registrado: now() }),
  ],
  ["an unknown kind", eventId(8), () => ({ ...good, kind: "exit", registrado: now() })],
  ["a time that is a timestamp", eventId(8), () => ({ ...good, at: now(), registrado: now() })],
  [
    "a ticket of 41 letters",
    eventId(8),
    () => ({ ...good, ...walkIn, numeroTicket: "9".repeat(41), registrado: now() }),
  ],
  ["no door", eventId(8), () => ({ kind: "entry", at: 1, carnet: ana.carnet, registrado: now() })],
  ["a moment of recording that is text", eventId(8), () => ({ ...good, registrado: "ayer" })],
  ["no moment of recording", eventId(8), () => good],
])("%s is skipped and counted, and the doors continue", async (_what, id, fields) => {
  const project = await newProject();
  const store = await project.openStore();
  await store.door.open(opening(north));
  await put(project, { [`entradas/${id}`]: fields() });
  await store.door.record(northDoor, [walkIn]);
  expect((await wholeLog(store.door)).map((line) => line.id)).toEqual([eventId(1)]);
  expect(await store.door.unreadable()).toEqual({ lines: 1, doors: 0 });
  expect(
    await store.door.record(northDoor, [{ ...walkIn, id: eventId(8), carnet: "2490-21-8" }]),
  ).toHaveLength(1);
});

test("a line with an unknown field is read", async () => {
  const project = await newProject();
  const store = await project.openStore();
  await put(project, { [`entradas/${eventId(8)}`]: { ...good, nota: "VIP", registrado: now() } });
  expect(await wholeLog(store.door)).toMatchObject([{ id: eventId(8), carnet: ana.carnet }]);
  expect(await store.door.unreadable()).toEqual({ lines: 0, doors: 0 });
});

test.each([
  ["a door that lacks its times", { puertas: { x: { nombre: "Sur", hash: "" } } }],
  ["a door that is text", { puertas: { x: "Sur" } }],
  ["a version of the list that is a number", { lista: 7, puertas: { x: null } }],
])("%s in the register closes no other door", async (_what, fields) => {
  const project = await newProject();
  await put(project, { "entradas/registro": fields });
  const store = await project.openStore();
  await store.door.open(opening(north));
  expect(await store.door.find(opening(north).secretHash)).toMatchObject({ name: north });
  expect(await store.door.listVersion()).toBe("");
  expect(await store.door.unreadable()).toEqual({ lines: 0, doors: 1 });
});

test("a ticket that was entered in the console as a whole number is taken", async () => {
  const project = await newProject();
  await put(project, { "participantes/x": { ...ana, numeroTicket: 9 } });
  const store = await project.openStore();
  const [answer] = await store.door.record(northDoor, [walkIn]);
  expect(answer).toMatchObject({ changed: { numeroTicket: "10" } });
});
