import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { SentEvent } from "../src/domain/door/events.ts";
import { startExchanges } from "../src/door/shift/exchange-loop.ts";
import { buildApp } from "../src/server/app.ts";
import { entryOf, openDoor, sync } from "../src/server/testing/door-under-test.ts";
import { startFirestoreEmulator } from "../src/store/firestore/emulator.ts";
import { startFirestoreProxy } from "../src/store/firestore/testing/proxy.ts";
import { openStore } from "../src/store/open-store.ts";
import type { Store } from "../src/store/port/store.ts";

/*
 * Counts the calls that a store makes to Firestore for a thousand visits and a thousand entries, over
 * real gRPC and at the usual pace of store and phones: run it with `npm run count-calls`. docs/deploy.md
 * says what they cost.
 */

const VISITS = 1000;
const ENTRIES = 1000;
const DOORS = 4;
/** As fast as a scanner lets people in. */
const SCAN_EVERY_MS = 1000;

// The phone's loop listens there for the network's return.
Object.assign(globalThis, { window: new EventTarget() });
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
await count(`${ENTRIES} entries by ${DOORS} doors, one a second at each`, entriesByDoors);
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
    await delay(100);
  }
  await Promise.all(visits);
}

async function entriesByDoors(store: Store): Promise<void> {
  await atDoors(store, async (phone, door) => {
    for (let entry = 0; entry < ENTRIES / DOORS; entry += 1) {
      phone.scan(`2490-2${door}-${entry}`);
      await delay(SCAN_EVERY_MS);
    }
  });
}

async function doorsThatWait(store: Store): Promise<void> {
  await atDoors(store, () => delay(60_000));
}

/** Runs a server with a phone at each door, whose work begins once the doors are open. */
async function atDoors(
  store: Store,
  work: (phone: Phone, door: number) => Promise<unknown>,
): Promise<void> {
  const limits = {
    visitsPerAddress: 1,
    lookupsPerAddress: 1,
    venueAddresses: [],
    allowedHosts: [],
  };
  const app = await buildApp({
    store,
    siteDir: null,
    trustProxy: false,
    logLevel: "silent",
    ...limits,
  });
  const secrets: string[] = [];
  for (let door = 0; door < DOORS; door += 1) {
    secrets.push(await openDoor(store, `Puerta ${door} ${Date.now()}`));
  }
  proxy.calls.clear();
  await Promise.all(
    secrets.map(async (secret, door) => {
      const phone = phoneAt(app, secret);
      await work(phone, door);
      phone.stop();
    }),
  );
  await app.close();
}

interface Phone {
  scan(carnet: string): void;
  stop(): void;
}

/** A phone that exchanges as the door's page does: after each scan, and every so often without one. */
function phoneAt(app: FastifyInstance, secret: string): Phone {
  const unsent: SentEvent[] = [];
  let since = 0;
  const { syncNow, stop } = startExchanges(async () => {
    const answer = await sync(app, secret, { events: unsent.splice(0), since });
    if (answer.statusCode !== 200) throw new Error(`A door was answered ${answer.statusCode}`);
    const { cursor, more } = answer.json();
    since = cursor;
    return more ? "more" : "done";
  });
  return {
    scan(carnet) {
      unsent.push(entryOf(carnet));
      syncNow();
    },
    stop,
  };
}
