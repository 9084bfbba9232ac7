import { expect, test } from "vitest";
import { appUnderTest, postVisit } from "#app/server/testing/app-under-test.ts";
import { problems } from "#platform/calls/problems.ts";

const host = "convencion.example.org";

const ours: Record<string, string>[] = [
  {},
  { "sec-fetch-site": "same-origin", origin: `https://${host}` },
  { "sec-fetch-site": "none" },
  { origin: `https://${host}` },
  // A proxy may call this server by another name; `Sec-Fetch-Site` decides.
  { "sec-fetch-site": "same-origin", origin: "https://www.example.org" },
];

const foreign: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "same-site", origin: `https://${host}` },
  { origin: "https://evil.example" },
  { origin: `https://${host}.evil.example` },
  { origin: `https://${host}:8443` },
  // A sandboxed frame of another site's page, over plain HTTP or in an older browser.
  { origin: "null" },
];

test("a call of our own page, or of no page at all, is answered", async () => {
  const { app } = await appUnderTest();
  for (const headers of ours) {
    const answer = await postVisit(app, { headers: { host, ...headers } });
    expect(answer.statusCode, JSON.stringify(headers)).toBe(200);
  }
});

test("a call for another site's page is refused and does nothing", async () => {
  const { app, store } = await appUnderTest();
  for (const headers of foreign) {
    const answer = await postVisit(app, { headers: { host, ...headers } });
    expect(answer.statusCode, JSON.stringify(headers)).toBe(403);
    expect(answer.json()).toEqual(problems.foreignOrigin);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  expect(await store.readVisits()).toBe(0);
});

test("only a trusted proxy may report the name that the browser used", async () => {
  const headers = { host: "10.0.0.7:3000", "x-forwarded-host": host, origin: `https://${host}` };
  const trusting = await appUnderTest({ trustProxy: true });
  expect((await postVisit(trusting.app, { headers })).statusCode).toBe(200);
  const direct = await appUnderTest();
  expect((await postVisit(direct.app, { headers })).statusCode).toBe(403);
});

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
