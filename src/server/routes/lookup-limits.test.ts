import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { apiPaths, problems } from "../../domain/calls/api.ts";
import { saveList } from "../../operations/list/save-list.ts";
import { FREE_PER_DAY, LOOKUPS_PER_ADDRESS } from "../guards/limits/lookup-limit.ts";
import { sampleParticipants } from "../sample-participants.ts";
import { appUnderTest, lookUp } from "../testing/app-under-test.ts";

const [ana] = sampleParticipants;

/** Tries as many carnets as one address may. */
async function useUpLimit(app: FastifyInstance, headers: Record<string, string> = {}) {
  for (let turn = 0; turn < LOOKUPS_PER_ADDRESS; turn += 1) {
    const answer = await lookUp(app, `2490-25-${turn}`, headers);
    expect(answer.statusCode).toBe(200);
  }
}

test("a list of registered carnets cannot be enumerated from one address", async () => {
  const list = Array.from({ length: 400 }, (_, index) => ({
    carnet: `2490-22-${index + 1}`,
    nombre: `Persona ${index + 1}`,
    numeroTicket: `N${index + 1}`,
  }));
  const { app, store, log } = await appUnderTest();
  await saveList(store, list);
  const answers = await Promise.all(list.map(({ carnet }) => lookUp(app, carnet)));
  const named = answers.filter(({ statusCode }) => statusCode === 200);
  expect(named).toHaveLength(LOOKUPS_PER_ADDRESS);
  const [refused] = answers.slice(-1);
  expect(refused?.statusCode).toBe(429);
  expect(refused?.headers["content-type"]).toContain("application/problem+json");
  expect(refused?.json()).toEqual(problems.tooManyLookups);
  const wait = Number(refused?.headers["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(720);
  const warnings = log().filter(({ level }) => level === 40);
  expect(warnings.map(({ msg }) => msg)).toEqual(["an address looks up carnets in sequence"]);
});

test("an address that has to wait does not reach the store", async () => {
  const asked: string[] = [];
  const { app } = await appUnderTest({
    lookupsPerAddress: 5,
    wrap: (store) => ({
      ...store,
      findParticipant: (carnet) => {
        asked.push(carnet);
        return store.findParticipant(carnet);
      },
    }),
  });
  for (let turn = 0; turn < 9; turn += 1) await lookUp(app, `2490-25-${turn}`);
  expect(asked).toHaveLength(5);
});

test("a carnet without its leading zeros counts as one carnet", async () => {
  const padded = { ...ana, carnet: "2490-21-000045", numeroTicket: "45" };
  const { app, store } = await appUnderTest({ lookupsPerAddress: 3 });
  await saveList(store, [padded]);
  const statuses: number[] = [];
  for (const typed of ["2490-21-45", "2490-21-8", "2490-21-9", "2490-21-45", "2490-21-7"]) {
    statuses.push((await lookUp(app, typed)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test("the venue's addresses may try ten times as many carnets", async () => {
  const { app } = await appUnderTest({ lookupsPerAddress: 5, venueAddresses: ["127.0.0.0/8"] });
  const statuses: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    statuses.push((await lookUp(app, `2490-25-${turn}`)).statusCode);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("when all addresses together tried too many, look-ups are refused with 503", async () => {
  const { app, log } = await appUnderTest({ trustProxy: 1, lookupsPerAddress: 20 });
  const from = (index: number) => ({ "x-forwarded-for": `10.0.0.${index}` });
  for (let turn = 0; turn < 280; turn += 1) await lookUp(app, `2490-25-${turn}`, from(turn % 14));
  for (let turn = 0; turn < FREE_PER_DAY; turn += 1) {
    expect((await lookUp(app, `2490-24-${turn}`, from(99))).statusCode).toBe(200);
  }
  const refused = await lookUp(app, ana.carnet, from(99));
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toEqual(problems.overloaded);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const warnings = log().filter(({ level }) => level === 40);
  expect(warnings).toHaveLength(1);
});

test("each address has its own limit, and only a trusted proxy may say whose it is", async () => {
  const trusting = await appUnderTest({ trustProxy: 1 });
  const first = { "x-forwarded-for": "203.0.113.7" };
  await useUpLimit(trusting.app, first);
  expect((await lookUp(trusting.app, ana.carnet, first)).statusCode).toBe(429);
  // The entry that the visitor put before the proxy's own is not trusted.
  const forged = { "x-forwarded-for": "198.51.100.1, 203.0.113.7" };
  expect((await lookUp(trusting.app, ana.carnet, forged)).statusCode).toBe(429);
  const second = { "x-forwarded-for": "203.0.113.8" };
  expect((await lookUp(trusting.app, ana.carnet, second)).statusCode).toBe(200);

  const direct = await appUnderTest();
  await useUpLimit(direct.app, first);
  expect((await lookUp(direct.app, ana.carnet, second)).statusCode).toBe(429);
});

test("a proxy is trusted by its address only if it is that one", async () => {
  const { app } = await appUnderTest({ trustProxy: ["10.0.0.1"], lookupsPerAddress: 3 });
  const from = (remoteAddress: string, client: string, carnet: string) =>
    app.inject({
      method: "POST",
      url: apiPaths.lookup,
      payload: { carnet },
      headers: { "x-forwarded-for": client },
      remoteAddress,
    });
  for (let turn = 0; turn < 3; turn += 1) {
    await from("10.0.0.1", "203.0.113.7", `2490-25-${turn}`);
    await from("10.0.0.9", `203.0.113.${turn}`, `2490-25-${turn}`);
  }
  expect((await from("10.0.0.1", "203.0.113.7", ana.carnet)).statusCode).toBe(429);
  expect((await from("10.0.0.1", "203.0.113.99", ana.carnet)).statusCode).toBe(200);
  expect((await from("10.0.0.9", "203.0.113.99", ana.carnet)).statusCode).toBe(429);
});
