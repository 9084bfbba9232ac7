import { expect, test } from "vitest";
import { apiPaths, problems } from "../../domain/calls/api.ts";
import { appUnderTest, postVisit } from "../testing/app-under-test.ts";

const allowedHosts = ["convencion.example.org", "localhost:3000"];

test("a site with configured host names answers to these only", async () => {
  const { app, store } = await appUnderTest({ allowedHosts });
  const visit = (host: string) => postVisit(app, { headers: { host } });
  for (const host of ["convencion.example.org", "CONVENCION.example.org:443", "localhost:3000"]) {
    expect((await visit(host)).statusCode, host).toBe(200);
  }
  for (const host of ["evil.example", "localhost:3001", "convencion.example.org.evil.example"]) {
    const answer = await visit(host);
    expect(answer.statusCode, host).toBe(421);
    expect(answer.json()).toEqual(problems.unknownHost);
  }
  expect(await store.readVisits()).toBe(3);
});

test("health checks may use the machine's address", async () => {
  const { app } = await appUnderTest({ allowedHosts });
  for (const url of [apiPaths.live, apiPaths.ready]) {
    const answer = await app.inject({ url, headers: { host: "10.0.0.7:3000" } });
    expect(answer.statusCode).toBe(200);
  }
});
