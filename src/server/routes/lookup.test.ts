import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { apiPaths, problems } from "../../domain/api.ts";
import { appUnderTest } from "../app-under-test.ts";
import { MISSES_ALLOWED, WINDOW_SECONDS } from "../plugins/lookup-limit.ts";
import { sampleParticipants, unregisteredCarnet } from "../sample-participants.ts";

const [ana] = sampleParticipants;

function lookUp(app: FastifyInstance, carnet: unknown, headers: Record<string, string> = {}) {
  return app.inject({ method: "POST", url: apiPaths.lookup, payload: { carnet }, headers });
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

async function useUpMisses(app: FastifyInstance, headers: Record<string, string> = {}) {
  for (let miss = 0; miss < MISSES_ALLOWED; miss += 1) {
    const answer = await lookUp(app, `2490-25-${miss}`, headers);
    expect(answer.statusCode).toBe(200);
  }
}

test("a registered carnet is answered with name and ticket and nothing else", async () => {
  const { app } = await appUnderTest();
  const answer = await lookUp(app, ana.carnet);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store, no-transform");
  expect(answer.json()).toEqual({
    participant: { nombre: ana.nombre, numeroTicket: ana.numeroTicket },
  });
});

test("nothing but name and ticket leaves, even if the store gives more", async () => {
  const { app } = await appUnderTest({
    wrap: (store) => ({ ...store, findParticipant: async () => ({ ...ana, correo: "a@b.c" }) }),
  });
  const { participant } = (await lookUp(app, ana.carnet)).json();
  expect(Object.keys(participant)).toEqual(["nombre", "numeroTicket"]);
});

test.each([unregisteredCarnet, "2490-21-10451", "2490", "-", "2490-21-", "99999999999999"])(
  "%s is not registered",
  async (carnet) => {
    const { app } = await appUnderTest();
    const answer = await lookUp(app, carnet);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ participant: null });
  },
);

test.each([
  "",
  "2490-21-1045123",
  "2490 21 104512",
  "' OR 1=1 --",
  "٢٤٩٠-٢١-١",
  "2490-21-1\n",
  249021104512,
  null,
  ["2490-21-104512"],
  { $gt: "" },
])("%j is no carnet", async (carnet) => {
  const { app } = await appUnderTest();
  const answer = await lookUp(app, carnet);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers["content-type"]).toContain("application/problem+json");
  expect(answer.json()).toEqual(problems.invalidRequest);
});

test.each([
  ["no body", undefined],
  ["an empty body", ""],
  ["half a body", '{"carnet": "2490'],
  ["a list", "[]"],
  ["null", "null"],
  ["no carnet", "{}"],
  ["a field too many", '{"carnet": "2490-21-104512", "nombre": "x"}'],
  ["a poisoned prototype", '{"carnet": "2490-21-104512", "__proto__": {}}'],
])("%s is a wrong request", async (_name, payload) => {
  const { app } = await appUnderTest();
  const answer = await app.inject({
    method: "POST",
    url: apiPaths.lookup,
    headers: { "content-type": "application/json" },
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual(problems.invalidRequest);
});

test("thirty misses are answered, and then the address has to wait, registered or not", async () => {
  const { app } = await appUnderTest();
  await useUpMisses(app);
  for (const carnet of [unregisteredCarnet, ana.carnet]) {
    const answer = await lookUp(app, carnet);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toEqual(problems.tooManyLookups);
    const wait = Number(answer.headers["retry-after"]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(WINDOW_SECONDS);
  }
});

test("registered students cost their address nothing, however many they are", async () => {
  const { app } = await appUnderTest();
  const laboratory = Array.from({ length: 200 }, () => lookUp(app, ana.carnet));
  const statuses = (await Promise.all(laboratory)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await useUpMisses(app);
});

test("an address that has to wait does not reach the store", async () => {
  const asked: string[] = [];
  const { app } = await appUnderTest({
    wrap: (store) => ({
      ...store,
      findParticipant: (carnet) => {
        asked.push(carnet);
        return store.findParticipant(carnet);
      },
    }),
  });
  await useUpMisses(app);
  await lookUp(app, ana.carnet);
  expect(asked).toHaveLength(MISSES_ALLOWED);
});

test("a burst of requests learns no more than the same requests one by one", async () => {
  const burst = [...Array.from({ length: 300 }, (_, index) => `2490-25-${index}`), ana.carnet];
  const { promise: allAsked, resolve: releaseAll } = withResolvers();
  let asked = 0;
  const { app } = await appUnderTest({
    wrap: (store) => ({
      ...store,
      findParticipant: async (carnet) => {
        asked += 1;
        if (asked === burst.length) releaseAll();
        await allAsked;
        return store.findParticipant(carnet);
      },
    }),
  });
  const answers = await Promise.all(burst.map((carnet) => lookUp(app, carnet)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MISSES_ALLOWED);
  expect(answers.at(-1)?.statusCode).toBe(429);
});

test("each address has its own misses, and only a trusted proxy may say whose they are", async () => {
  const trusting = await appUnderTest({ trustProxy: 1 });
  const first = { "x-forwarded-for": "203.0.113.7" };
  await useUpMisses(trusting.app, first);
  expect((await lookUp(trusting.app, ana.carnet, first)).statusCode).toBe(429);
  // What the visitor wrote in front of the proxy's own entry is not believed.
  const forged = { "x-forwarded-for": "198.51.100.1, 203.0.113.7" };
  expect((await lookUp(trusting.app, ana.carnet, forged)).statusCode).toBe(429);
  const second = { "x-forwarded-for": "203.0.113.8" };
  expect((await lookUp(trusting.app, ana.carnet, second)).statusCode).toBe(200);

  const direct = await appUnderTest();
  await useUpMisses(direct.app, first);
  expect((await lookUp(direct.app, ana.carnet, second)).statusCode).toBe(429);
});

test("a proxy is trusted by its address only if it is that one", async () => {
  const { app } = await appUnderTest({ trustProxy: ["10.0.0.1"] });
  const from = (remoteAddress: string, client: string, carnet: string) =>
    app.inject({
      method: "POST",
      url: apiPaths.lookup,
      payload: { carnet },
      headers: { "x-forwarded-for": client },
      remoteAddress,
    });
  for (let miss = 0; miss < MISSES_ALLOWED; miss += 1) {
    await from("10.0.0.1", "203.0.113.7", `2490-25-${miss}`);
    await from("10.0.0.9", `203.0.113.${miss}`, `2490-25-${miss}`);
  }
  expect((await from("10.0.0.1", "203.0.113.7", ana.carnet)).statusCode).toBe(429);
  expect((await from("10.0.0.1", "203.0.113.99", ana.carnet)).statusCode).toBe(200);
  expect((await from("10.0.0.9", "203.0.113.99", ana.carnet)).statusCode).toBe(429);
});
