import { expect, test } from "vitest";
import { apiPaths } from "../../domain/api.ts";
import { appUnderTest } from "../app-under-test.ts";

const url = apiPaths.visits;

test("a first visit counts and leaves the cookie that scripts can read, exactly", async () => {
  const { app } = await appUnderTest();
  const answer = await app.inject({ method: "POST", url });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ count: 1 });
  expect(answer.headers["set-cookie"]).toBe(
    "visitedToday=true; Max-Age=86400; Path=/; SameSite=Lax",
  );
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("a browser that was counted only reads", async () => {
  const { app, store } = await appUnderTest();
  await store.addVisit();
  for (const cookie of ["visitedToday=true", "other=1; visitedToday=true; more=2"]) {
    const answer = await app.inject({ method: "POST", url, headers: { cookie } });
    expect(answer.json()).toEqual({ count: 1 });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  expect(await store.readVisits()).toBe(1);
});

test("other cookies do not stand for a visit", async () => {
  const { app } = await appUnderTest();
  const headers = { cookie: "visitedYesterday=true; notvisitedToday=true" };
  expect((await app.inject({ method: "POST", url, headers })).json()).toEqual({ count: 1 });
});

test("reading counts nothing", async () => {
  const { app, store } = await appUnderTest();
  expect((await app.inject({ method: "GET", url })).json()).toEqual({ count: 0 });
  expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(200);
  expect(await store.readVisits()).toBe(0);
});

test("no body may be called JSON, and a body that nobody needs is left alone", async () => {
  const { app } = await appUnderTest();
  const headers = { "content-type": "application/json" };
  expect((await app.inject({ method: "POST", url, headers })).json()).toEqual({ count: 1 });
  const answer = await app.inject({ method: "POST", url, headers, payload: "{}" });
  expect(answer.json()).toEqual({ count: 2 });
});

test("1,000 first visits at once count exactly 1,000, each answered with its own total", async () => {
  const { app, store } = await appUnderTest();
  const visits = Array.from({ length: 1000 }, () => app.inject({ method: "POST", url }));
  const counts = (await Promise.all(visits)).map((answer) => answer.json().count);
  expect(new Set(counts).size).toBe(1000);
  expect(Math.max(...counts)).toBe(1000);
  expect(await store.readVisits()).toBe(1000);
});
