import { randomUUID } from "node:crypto";
import { startFirestoreEmulator } from "../src/store/firestore/emulator.ts";
import { startFirestoreProxy } from "../src/store/firestore/testing/proxy.ts";
import { openStore } from "../src/store/open-store.ts";
import { hashSecret, newSecret } from "../src/store/port/door-secret.ts";
import type { Store } from "../src/store/port/store.ts";

/*
 * Counts the calls that a store makes to Firestore for a thousand visits and a thousand entries, over
 * real gRPC and at the store's usual pace: run it with `npm run count-calls`. docs/deploy.md says what
 * they cost.
 */

const VISITS = 1000;
const ENTRIES = 1000;
const DOORS = 4;
/** Between two exchanges of a phone with the server. */
const PHONE_EVERY_MS = 1500;
/** A thousand people within a minute, which no door manages: what waits for the clock costs little. */
const ENTRIES_EACH = 6;

const emulator = await startFirestoreEmulator();
const proxy = await startFirestoreProxy(emulator.host);
process.env.FIRESTORE_EMULATOR_HOST = proxy.host;

await count(`${VISITS} first visits at once`, atOnce);
await count(`${VISITS} first visits within 10 s`, overTenSeconds);
await count("one first visit", (store) => store.addVisit());
await count(`${VISITS} readings of the count at once`, async (store) => {
  await Promise.all(Array.from({ length: VISITS }, () => store.readVisits()));
});
await count(`${VISITS} look-ups`, async (store) => {
  for (let lookUp = 0; lookUp < VISITS; lookUp += 1) await store.findParticipant("2490-21-1");
});
await count(`${ENTRIES} entries by ${DOORS} doors`, entriesByDoors);
await count(`${DOORS} doors that wait, for a minute`, doorsThatWait);
await proxy.cut();
emulator.stop();

/** Prints the calls of some work by a server that has just started, and of its end. */
async function count(what: string, work: (store: Store) => Promise<unknown>): Promise<void> {
  const store = await openStore("firestore:demo-convencion");
  proxy.calls.clear();
  await work(store);
  print(what);
  await store.close();
  print("  and when the server stops");
}

function print(what: string): void {
  const calls = [...proxy.calls].map(([method, times]) => `${method} ${times}`);
  process.stdout.write(`${what}: ${calls.join(", ") || "none"}\n`);
  proxy.calls.clear();
}

async function atOnce(visited: Store): Promise<void> {
  await Promise.all(Array.from({ length: VISITS }, () => visited.addVisit()));
}

async function overTenSeconds(visited: Store): Promise<void> {
  const visits: Promise<number>[] = [];
  for (let tick = 0; tick < 100; tick += 1) {
    for (let visit = 0; visit < VISITS / 100; visit += 1) visits.push(visited.addVisit());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await Promise.all(visits);
}

/** What a phone asks of the store in one exchange: to be let in, to record, and for the news. */
async function exchange(store: Store, door: OpenedDoor, entries: number): Promise<number> {
  await store.door.find(door.secretHash);
  const events = Array.from({ length: entries }, () => ({
    kind: "entry" as const,
    id: randomUUID(),
    at: Date.now(),
    carnet: "2490-21-1",
  }));
  if (events.length > 0) await store.door.record(door.name, events);
  door.cursor = (await store.door.readLog(door.cursor)).cursor;
  await store.door.listVersion();
  return events.length;
}

interface OpenedDoor {
  readonly name: string;
  readonly secretHash: string;
  cursor: number;
}

async function openDoors(store: Store): Promise<OpenedDoor[]> {
  const doors: OpenedDoor[] = [];
  for (let door = 1; door <= DOORS; door += 1) {
    const secretHash = hashSecret(newSecret());
    const [name, openedAt] = [`Puerta ${door} ${secretHash}`, Date.now()];
    await store.door.open({ name, secretHash, openedAt, validUntil: openedAt + 3_600_000 });
    doors.push({ name, secretHash, cursor: 0 });
  }
  proxy.calls.clear();
  return doors;
}

async function entriesByDoors(store: Store): Promise<void> {
  const doors = await openDoors(store);
  for (let recorded = 0; recorded < ENTRIES; ) {
    const sizes = doors.map((_, door) =>
      Math.max(0, Math.min(ENTRIES_EACH, ENTRIES - recorded - door * ENTRIES_EACH)),
    );
    const sent = await Promise.all(
      doors.map((door, index) => exchange(store, door, sizes[index] ?? 0)),
    );
    recorded += sent.reduce((sum, each) => sum + each, 0);
    await new Promise((resolve) => setTimeout(resolve, PHONE_EVERY_MS));
  }
}

async function doorsThatWait(store: Store): Promise<void> {
  const doors = await openDoors(store);
  for (let turn = 0; turn < 60_000 / PHONE_EVERY_MS; turn += 1) {
    await Promise.all(doors.map((door) => exchange(store, door, 0)));
    await new Promise((resolve) => setTimeout(resolve, PHONE_EVERY_MS));
  }
}
