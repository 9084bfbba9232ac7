import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { apiPaths } from "../../domain/api.ts";
import { appUnderTest } from "../app-under-test.ts";
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
  const { app } = await appUnderTest({ lookupsPerAddress: 5 });
  const people = sampleParticipants.map(({ carnet }) => carnet);
  const answers = [];
  for (const carnet of [...people, unregisteredCarnet, "-"])
    answers.push(await lookUp(app, carnet));
  for (let turn = 0; turn < 5; turn += 1) await lookUp(app, `2490-25-${turn}`, 9999);
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
