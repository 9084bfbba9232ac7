import { startFirestoreEmulator } from "../src/store/firestore/emulator.ts";
import { startFirestoreProxy } from "../src/store/firestore/testing/proxy.ts";
import { openStore } from "../src/store/open-store.ts";
import type { Store } from "../src/store/port/store.ts";

/*
 * Counts the calls that a store makes to Firestore for a thousand visits, over real gRPC and at the
 * store's usual pace: run it with `npm run count-calls`. docs/deploy.md says what they cost.
 */

const VISITS = 1000;

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
