import { expect, test } from "vitest";
import { apiPaths, problems } from "../../domain/calls/api.ts";
import { sampleParticipants, unregisteredCarnet } from "../sample-participants.ts";
import { appUnderTest, lookUp } from "../testing/app-under-test.ts";

const [ana] = sampleParticipants;

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

test("only name and ticket are sent, even if the store returns more", async () => {
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
