import { expect, test } from "vitest";
import { appUnderTest, postVisit } from "#app/server/testing/app-under-test.ts";

test("a first visit counts and leaves the cookie that scripts can read, exactly; with it a browser only reads the total", async () => {
  const { app, store } = await appUnderTest();
  const answer = await postVisit(app);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ count: 1 });
  const first = "visitedToday=true; Max-Age=86400; Path=/; SameSite=Lax";
  expect(answer.headers["set-cookie"]).toBe(first);
  expect(answer.headers["cache-control"]).toBe("no-store");
  for (const cookie of ["visitedToday=true", "other=1; visitedToday=true; more=2"]) {
    const again = await postVisit(app, { headers: { cookie } });
    expect(again.json()).toEqual({ count: 1 });
    expect(again.headers["set-cookie"]).toBeUndefined();
  }
  expect(await store.readVisits()).toBe(1);
});

test("an address adds a limited number of visits, and then gets the count without a cookie", async () => {
  const { app, store } = await appUnderTest({ visitsPerAddress: 3 });
  // A script may choose among the addresses of its network.
  const from = (last: number) => postVisit(app, { remoteAddress: `2001:db8:0:7::${last}` });
  for (const count of [1, 2, 3]) expect((await from(count)).json()).toEqual({ count });
  const more = await from(4);
  expect([more.statusCode, more.json()]).toEqual([200, { count: 3 }]);
  // Without the cookie, a person behind a busy address is counted later.
  expect(more.headers["set-cookie"]).toBeUndefined();
  const other = await postVisit(app, { remoteAddress: "203.0.113.9" });
  expect(other.json()).toEqual({ count: 4 });
  expect(await store.readVisits()).toBe(4);
});

test("robots and pages fetched in advance read the count and do not count", async () => {
  const { app, store } = await appUnderTest();
  const whatsApp = { "user-agent": "WhatsApp/2.23.20.0 A" };
  for (const headers of [whatsApp, { "sec-purpose": "prefetch;prerender" }]) {
    const answer = await postVisit(app, { headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, { count: 0 }]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  expect(await store.readVisits()).toBe(0);
});
