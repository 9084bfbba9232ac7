import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { apiPaths } from "../../domain/api.ts";
import { appUnderTest } from "../app-under-test.ts";
import { MISSES_A_MINUTE } from "../plugins/lookup-brake.ts";
import { MISSES_ALLOWED } from "../plugins/lookup-limit.ts";
import { sampleParticipants, unregisteredCarnet } from "../sample-participants.ts";
import { ANSWER_BYTES } from "./lookup.ts";

const [ana] = sampleParticipants;
/** Pairs of a look-up that finds and one that does not; fewer misses than the ceiling of a minute. */
const PAIRS = 250;

let nextAddress = 0;

/** Looks up from an address of its own. */
function lookUp(app: FastifyInstance, carnet: string, address = nextAddress++) {
  const remoteAddress = `10.0.${address >> 8}.${address & 255}`;
  return app.inject({ method: "POST", url: apiPaths.lookup, payload: { carnet }, remoteAddress });
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

test("an answer has the same length and headers whether somebody was found, was not, or may not ask", async () => {
  const { app } = await appUnderTest();
  const people = sampleParticipants.map(({ carnet }) => carnet);
  const answers = [];
  for (const carnet of [...people, unregisteredCarnet, "-"])
    answers.push(await lookUp(app, carnet));
  for (let miss = 0; miss <= MISSES_ALLOWED; miss += 1) await lookUp(app, unregisteredCarnet, 9999);
  const refused = await lookUp(app, ana.carnet, 9999);
  expect(refused.statusCode).toBe(429);
  expect(refused.rawPayload).toHaveLength(ANSWER_BYTES);
  const shapes = answers.map(({ headers, rawPayload }) =>
    JSON.stringify({ ...headers, date: "", bytes: rawPayload.length }),
  );
  expect(new Set(shapes).size).toBe(1);
  expect(answers[0]?.rawPayload).toHaveLength(ANSWER_BYTES);
});

test("the longest names of the list fit into the same length", async () => {
  const longest = { nombre: "ñ".repeat(200), numeroTicket: "9".repeat(40) };
  const { app } = await appUnderTest({
    wrap: (store) => ({ ...store, findParticipant: async () => longest }),
  });
  const answer = await lookUp(app, ana.carnet);
  expect(answer.json()).toEqual({ participant: longest });
  expect(answer.rawPayload).toHaveLength(ANSWER_BYTES);
});

test("an answer takes the same time whether somebody was found or not", async ({ annotate }) => {
  const { app } = await appUnderTest({ logLevel: "silent" });
  async function time(carnet: string): Promise<number> {
    const begun = performance.now();
    await lookUp(app, carnet);
    return performance.now() - begun;
  }
  for (let round = 0; round < 20; round += 1) await time(ana.carnet);
  const found: number[] = [];
  const missed: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // Turn by turn, so that whatever else the machine does slows both alike.
    if (pair % 2 === 0) found.push(await time(ana.carnet));
    missed.push(await time(unregisteredCarnet));
    if (pair % 2 === 1) found.push(await time(ana.carnet));
  }
  const ratio = median(missed) / median(found);
  await annotate(`${ratio.toFixed(3)} times as long when nobody was found`);
  expect(ratio).toBeGreaterThan(0.7);
  expect(ratio).toBeLessThan(1.4);
});

test("200 registered students behind one address get in, after some of them mistyped", async () => {
  const { app } = await appUnderTest();
  for (let miss = 0; miss < MISSES_ALLOWED - 1; miss += 1) {
    await lookUp(app, `2490-25-${miss}`, 7);
  }
  const answers = await Promise.all(Array.from({ length: 200 }, () => lookUp(app, ana.carnet, 7)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test("an attack from many addresses slows registered students and refuses none", async () => {
  const { app, log } = await appUnderTest();
  const attack = MISSES_A_MINUTE + 8;
  for (let miss = 0; miss < attack; miss += 1) await lookUp(app, `2490-25-${miss}`);
  const students = sampleParticipants.map(({ carnet }) => lookUp(app, carnet));
  const unknown = lookUp(app, unregisteredCarnet);
  for (const answer of await Promise.all(students)) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json().participant).not.toBeNull();
  }
  expect((await unknown).json()).toEqual({ participant: null });
  const told = log().filter(({ level }) => level === 40);
  expect(told).toHaveLength(1);
});
