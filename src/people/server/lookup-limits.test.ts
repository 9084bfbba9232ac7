import { expect, test } from "vitest";
import { sampleParticipants } from "#app/server/sample-participants.ts";
import { appUnderTest, lookUp } from "#app/server/testing/app-under-test.ts";
import { problems } from "#platform/calls/problems.ts";
import { lookupPath } from "../model/lookup-call.ts";

const [ana] = sampleParticipants;
const anas: string = ana.carnet;

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

test.each([
  ["how many proxies there are", 1, { trusted: "127.0.0.1", other: null }],
  ["the proxy's address", ["10.0.0.1"], { trusted: "10.0.0.1", other: "10.0.0.9" }],
] as const)(
  "each address that a trusted proxy reports has its own limit, by %s",
  async (_, trustProxy, { trusted, other }) => {
    const { app } = await appUnderTest({ trustProxy, lookupsPerAddress: 1 });
    const statusFor = async (remoteAddress: string, clients: string, carnet = anas) => {
      const headers = { "x-forwarded-for": clients };
      const call = { method: "POST", url: lookupPath, payload: { carnet }, headers } as const;
      return (await app.inject({ ...call, remoteAddress })).statusCode;
    };
    const another = "2490-25-1";
    expect(await statusFor(trusted, "203.0.113.7")).toBe(200);
    // The entry that the visitor put before the proxy's own is not trusted.
    expect(await statusFor(trusted, "198.51.100.1, 203.0.113.7", another)).toBe(429);
    expect(await statusFor(trusted, "203.0.113.8", another)).toBe(200);
    if (other === null) return;
    expect(await statusFor(other, "203.0.113.9")).toBe(200);
    expect(await statusFor(other, "203.0.113.10", another)).toBe(429);
  },
);
