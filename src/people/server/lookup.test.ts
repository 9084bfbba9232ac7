import { expect, test } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { appUnderTest, lookUp } from "#app/server/testing/app-under-test.ts";
import { problems } from "#platform/calls/problems.ts";

const [ana] = sampleParticipants;

test("of what the store returns, only name, ticket and the kind of others than participants are sent", async () => {
  const speaker = { ...ana, correo: "a@b.c", tipo: "ponente", imparte: "Redes" };
  const { app } = await appUnderTest({
    wrap: (store) => ({ ...store, findParticipant: async () => speaker }),
  });
  const answer = await lookUp(app, ana.carnet);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store");
  const { nombre, numeroTicket } = ana;
  expect(answer.json()).toEqual({ participant: { nombre, numeroTicket, tipo: "ponente" } });
});

test("what is no carnet is a wrong request", async () => {
  const { app } = await appUnderTest();
  for (const carnet of [
    "",
    "2".repeat(25),
    "' OR 1=1 --",
    "٢٤٩٠-٢١-١",
    "2490-21-1\n",
    ["2490-21-104512"],
    { $gt: "" },
  ]) {
    const answer = await lookUp(app, carnet);
    expect([answer.statusCode, answer.json()]).toEqual([400, problems.invalidRequest]);
  }
});
