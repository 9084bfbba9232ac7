import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { apiPaths } from "../../domain/calls/api.ts";
import { sampleParticipants, unregisteredCarnet } from "../sample-participants.ts";
import { appUnderTest } from "../testing/app-under-test.ts";
import { ANSWER_BYTES } from "./lookup.ts";

const [ana] = sampleParticipants;

let nextAddress = 0;

/** Looks up a carnet from a new address. */
function lookUp(app: FastifyInstance, carnet: string, address = nextAddress++) {
  const remoteAddress = `10.0.${address >> 8}.${address & 255}`;
  return app.inject({ method: "POST", url: apiPaths.lookup, payload: { carnet }, remoteAddress });
}

test("an answer has the same length and headers for a hit, a miss and a refusal", async () => {
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
  const longest = { carnet: ana.carnet, nombre: "ñ".repeat(200), numeroTicket: "9".repeat(40) };
  const { app } = await appUnderTest({
    wrap: (store) => ({ ...store, findParticipant: async () => longest }),
  });
  const answer = await lookUp(app, ana.carnet);
  const { nombre, numeroTicket } = longest;
  expect(answer.json()).toEqual({ participant: { nombre, numeroTicket } });
  expect(answer.rawPayload).toHaveLength(ANSWER_BYTES);
});
