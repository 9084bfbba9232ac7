import { expect, test, vi } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { appUnderTest, lookUp } from "#app/server/testing/app-under-test.ts";
import { problems } from "#platform/calls/problems.ts";

const [ana] = sampleParticipants;

test("of what the store returns, only name, ticket and the kind of others than participants are sent", async () => {
  const { app, store } = await appUnderTest();
  const speaker = { ...ana, correo: "a@b.c", tipo: "ponente", imparte: "Redes" };
  vi.spyOn(store, "findParticipant").mockResolvedValue(speaker);
  const answer = await lookUp(app, ana.carnet);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store");
  const { nombre, numeroTicket } = ana;
  expect(answer.json()).toEqual({ participant: { nombre, numeroTicket, tipo: "ponente" } });
});

test("what is no carnet is a wrong request", async () => {
  const { app } = await appUnderTest();
  const texts = ["", "2".repeat(25), "' OR 1=1 --", "٢٤٩٠-٢١-١", "2490-21-1\n"];
  for (const carnet of [...texts, ["2490-21-104512"], { $gt: "" }]) {
    const answer = await lookUp(app, carnet);
    expect([answer.statusCode, answer.json()]).toEqual([400, problems.invalidRequest]);
  }
});

test("an address that tried too many carnets, as the one trusted proxy reports it, has to wait, and does not reach the store; others do not", async () => {
  const { app, store } = await appUnderTest({ trustProxy: 1, lookupsPerAddress: 1 });
  const ask = (clients: string, carnet: string) =>
    lookUp(app, carnet, { "x-forwarded-for": clients });
  expect((await ask("203.0.113.7", ana.carnet)).statusCode).toBe(200);
  const find = vi.spyOn(store, "findParticipant");
  // The entry that the visitor put before the proxy's own is not trusted.
  const refused = await ask("198.51.100.1, 203.0.113.7", "2490-25-1");
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["content-type"]).toContain("application/problem+json");
  expect(refused.json()).toEqual(problems.tooManyLookups);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(find).not.toHaveBeenCalled();
  expect((await ask("203.0.113.8", "2490-25-1")).statusCode).toBe(200);
});
