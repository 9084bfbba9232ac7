import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { accessCalls } from "#access/model/calls.ts";
import { inventedList } from "#app/server/testing/invented-list.ts";
import { newProject, usualIntervals } from "#app/store/testing/firestore-under-test.ts";
import { CHECK_PAGE, certificatePath } from "#certificates/model/calls.ts";
import { usualSettings } from "#certificates/model/certificate.ts";
import { codeFrom } from "#certificates/model/certificate-code.ts";
import { certificateCalls } from "#certificates/model/organiser-calls.ts";
import { inventedCertificates } from "#certificates/testing/invented-certificates.ts";
import { organiserDoorCalls } from "#door/model/organiser-calls.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { appUnderTest, lookUp } from "../testing/app-under-test.ts";
import { entryOf, sync, takeList } from "../testing/door-under-test.ts";
import { browserWith, key, organiserOfList, signedIn } from "../testing/organiser.ts";

/*
 * The figures of docs/deploy.md: documents counted between this server and Firestore.
 */

const STEP_MS = usualIntervals.doorEveryMs;

const people: readonly Participant[] = inventedList(2000);

/** The edition of the certificates. The test draws none of them. */
const letters = { display: people.map(({ nombre }) => nombre).join("") };
const built = { ...inventedCertificates, letters };

/** A server on an empty Firestore, on a clock that stands still, and what each part of an event costs. */
async function serverOnFirestore(options: Parameters<typeof appUnderTest>[0] = {}) {
  const { openStore, proxy } = await newProject();
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
  const store = await openStore(usualIntervals);
  const { app } = await appUnderTest({
    wrap: () => store,
    organisersKey: key,
    logLevel: "silent",
    certificates: async () => built,
    drawCertificate: async () => Uint8Array.of(1),
    ...options,
  });
  const costs: Record<string, { reads: number; writes: number }> = {};
  const costOf = async (part: string, work: () => Promise<void>) => {
    const { reads, writes } = proxy.counted;
    await work();
    costs[part] = { reads: proxy.counted.reads - reads, writes: proxy.counted.writes - writes };
  };
  return { app, store, costs, costOf };
}

/** Lets the clock run in steps of a poll. */
async function during(hours: number, step: (index: number, of: number) => Promise<void>) {
  const steps = (hours * 3_600_000) / STEP_MS;
  for (let index = 0; index < steps; index += 1) {
    vi.advanceTimersByTime(STEP_MS);
    await step(index, steps);
  }
}

/** The items that are due in a step when all of them are spread over all steps. */
function due<Item>(items: readonly Item[], index: number, of: number): readonly Item[] {
  const at = (step: number) => Math.floor((step * items.length) / of);
  return items.slice(at(index), at(index + 1));
}

test("a convention of 2,000 with ten doors, 1,500 certificates and three organisers fits into a free day", async () => {
  const { app, costs, costOf } = await serverOnFirestore();
  const rosa = await organiserOfList(app, "Rosa");
  const organisers = [rosa, await signedIn(app), await signedIn(app)];

  await costOf("an import of 2,000", async () => {
    const changes = people.map((after) => ({ before: null, after }));
    expect((await rosa.send(changes, { kind: "import" })).statusCode).toBe(200);
  });
  const secrets: string[] = [];
  await costOf("opening ten doors", async () => {
    const rest = { validUntil: Date.now() + 24 * 3_600_000, isRehearsal: false };
    for (let door = 0; door < 10; door += 1) {
      const wanted = { name: `Puerta ${door}`, ...rest };
      const opened = await rosa.post(organiserDoorCalls.openDoor, wanted);
      secrets.push(opened.json().secret);
      expect((await takeList(app, secrets[door] ?? "")).statusCode).toBe(200);
    }
  });
  let since = 0;
  await costOf("four hours of doors", () =>
    during(4, async (index, of) => {
      const entered = due(people, index, of).map(({ carnet }) => {
        return { ...entryOf(carnet), personId: carnet };
      });
      const secret = secrets[index % secrets.length] ?? "";
      const answer = (await sync(app, secret, { events: entered, since })).json();
      since = answer.cursor;
      const today = await organisers[index % 3]?.post(organiserDoorCalls.today, { day: null });
      expect(today?.statusCode).toBe(200);
      for (const { carnet } of due(people, index, of)) await lookUp(app, carnet);
    }),
  );
  await costOf("1,500 certificates", async () => {
    const released = await rosa.post(certificateCalls.settings, { ...usualSettings, desde: 1 });
    expect(released.statusCode).toBe(200);
    await during(3, async (index, of) => {
      if (index % 12 === 0) expect((await rosa.get(certificateCalls.all)).statusCode).toBe(200);
      for (const { carnet, numeroTicket } of due(people.slice(0, 1500), index, of)) {
        const payload = { carnet, numeroTicket };
        const answer = await app.inject({ method: "POST", url: certificatePath, payload });
        expect(answer.statusCode).toBe(200);
      }
    });
  });
  const sum = (kind: "reads" | "writes") =>
    Object.values(costs).reduce((total, cost) => total + cost[kind], 0);
  expect(sum("reads"), JSON.stringify(costs)).toBeLessThan(12_000);
  expect(sum("writes"), JSON.stringify(costs)).toBeLessThan(8000);
});

test("all calls without a session together cost at most a read a second", async () => {
  const { app, costs, costOf } = await serverOnFirestore({
    edition: () => ({ inscripcion: { pide: [] } }),
  });
  const session = (index: number) => `organizar=${String(index).padStart(43, "x")}`;
  let caller = 0;
  const callAll = async () => {
    caller += 1;
    const carnet = `2490-21-${caller}`;
    await lookUp(app, carnet);
    await browserWith(app, session(caller)).get(accessCalls.session);
    await app.inject(accessCalls.session.path);
    await sync(app, String(caller).padStart(24, "x"));
    await app.inject(`${CHECK_PAGE}/${codeFrom(randomBytes(16))}`);
    await app.inject("/readyz");
    await app.inject("/api/visits");
    const payload = { carnet, numeroTicket: "1" };
    await app.inject({ method: "POST", url: certificatePath, payload });
  };
  // First the calls that the limits admit at once.
  for (let index = 0; index < 200; index += 1) await callAll();
  await costOf("ten minutes", () =>
    during(1 / 6, async () => {
      for (let call = 0; call < 5; call += 1) await callAll();
    }),
  );
  expect(costs["ten minutes"]?.reads).toBeLessThanOrEqual(600);
  expect(costs["ten minutes"]?.writes).toBe(0);
});
