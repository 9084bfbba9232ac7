import { expect, test } from "vitest";
import { appUnderTest, postVisit } from "#app/server/testing/app-under-test.ts";
import { problems } from "#platform/calls/problems.ts";

test("a server of one's own computer answers to its own names only", async () => {
  const { app, store } = await appUnderTest({ allowedHosts: ["127.0.0.1", "localhost"] });
  const visit = (host: string) => postVisit(app, { headers: { host } });
  for (const host of ["127.0.0.1:3000", "localhost"]) {
    expect((await visit(host)).statusCode, host).toBe(200);
  }
  for (const host of ["evil.example", "localhost.evil.example", "10.0.0.7:3000"]) {
    const answer = await visit(host);
    expect(answer.json(), host).toEqual(problems.unknownHost);
  }
  expect(await store.readVisits()).toBe(2);
});
