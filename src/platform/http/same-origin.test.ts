import { expect, test } from "vitest";
import { appUnderTest, postVisit } from "#app/server/testing/app-under-test.ts";
import { problems } from "#platform/calls/problems.ts";

const host = "convencion.example.org";

test.each<[Record<string, string>, 200 | 403]>([
  [{}, 200],
  [{ "sec-fetch-site": "same-origin", origin: `https://${host}` }, 200],
  [{ "sec-fetch-site": "none" }, 200],
  [{ origin: `https://${host}` }, 200],
  // A proxy may call this server by another name; `Sec-Fetch-Site` decides.
  [{ "sec-fetch-site": "same-origin", origin: "https://www.example.org" }, 200],
  [{ "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
  [{ "sec-fetch-site": "same-site", origin: `https://${host}` }, 403],
  [{ origin: "https://evil.example" }, 403],
  [{ origin: `https://${host}.evil.example` }, 403],
  [{ origin: `https://${host}:8443` }, 403],
  // A sandboxed frame of another site's page, over plain HTTP or in an older browser.
  [{ origin: "null" }, 403],
])("a call with %j is answered with %i, and does nothing if that is 403", async (sent, status) => {
  const { app, store } = await appUnderTest();
  const answer = await postVisit(app, { headers: { host, ...sent } });
  expect(answer.statusCode).toBe(status);
  if (status === 200) return;
  expect(answer.json()).toEqual(problems.foreignOrigin);
  expect(answer.headers["set-cookie"]).toBeUndefined();
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
