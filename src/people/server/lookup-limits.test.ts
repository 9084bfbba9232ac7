import { expect, test } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { appUnderTest, lookUp } from "#app/server/testing/app-under-test.ts";
import { problems } from "#platform/calls/problems.ts";
import { lookupPath } from "../model/lookup-call.ts";

const [ana] = sampleParticipants;

test("an address that tried too many carnets has to wait, and does not reach the store", async () => {
  const read: string[] = [];
  const { app } = await appUnderTest({
    lookupsPerAddress: 5,
    wrap: (store) => ({
      ...store,
      findParticipant: (carnet) => {
        read.push(carnet);
        return store.findParticipant(carnet);
      },
    }),
  });
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await lookUp(app, `2490-25-${turn}`)).statusCode).toBe(200);
  }
  const refused = await lookUp(app, ana.carnet);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["content-type"]).toContain("application/problem+json");
  expect(refused.json()).toEqual(problems.tooManyLookups);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(read).toHaveLength(5);
});

test("each address that the one trusted proxy reports has its own limit", async () => {
  const { app } = await appUnderTest({ trustProxy: 1, lookupsPerAddress: 1 });
  const statusFor = async (clients: string, carnet: string = ana.carnet) => {
    const headers = { "x-forwarded-for": clients };
    const call = { method: "POST", url: lookupPath, payload: { carnet }, headers } as const;
    return (await app.inject(call)).statusCode;
  };
  expect(await statusFor("203.0.113.7")).toBe(200);
  // The entry that the visitor put before the proxy's own is not trusted.
  expect(await statusFor("198.51.100.1, 203.0.113.7", "2490-25-1")).toBe(429);
  expect(await statusFor("203.0.113.8", "2490-25-1")).toBe(200);
});
