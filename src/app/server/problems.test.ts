import { expect, test } from "vitest";
import { lookupPath } from "#people/model/lookup-call.ts";
import { problems } from "#platform/calls/problems.ts";
import { StoreUnavailableError } from "#platform/store/unavailable.ts";
import { visitsPath } from "#visits/visit-call.ts";
import { appUnderTest, postVisit } from "./testing/app-under-test.ts";

test("a body of a type that a form of another site could send is refused", async () => {
  const { app } = await appUnderTest();
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
    const headers = { "content-type": type };
    const payload = '{"carnet":"2490-21-104512"}';
    const answer = await app.inject({ method: "POST", url: lookupPath, payload, headers });
    expect(answer.json(), type).toEqual(problems.unsupportedMediaType);
  }
});

test("a database that is unavailable is 503 with Retry-After, until it is back; meanwhile the process is live but not ready", async () => {
  let isLocked = true;
  const unlessLocked = async () => {
    if (isLocked) throw new StoreUnavailableError("locked");
  };
  const { app, log } = await appUnderTest({
    wrap: (store) => ({
      ...store,
      addVisit: () => unlessLocked().then(store.addVisit),
      listVersion: () => unlessLocked().then(store.listVersion),
    }),
  });
  const answer = await postVisit(app);
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(answer.json()).toEqual(problems.storeUnavailable);
  expect(log()).toContainEqual(expect.objectContaining({ level: 50 }));
  const live = await app.inject("/healthz");
  expect([live.statusCode, live.json()]).toEqual([200, { status: "ok" }]);
  const ready = await app.inject("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([503, problems.storeUnavailable]);
  isLocked = false;
  const retried = await postVisit(app);
  expect(retried.json()).toEqual({ count: 1 });
});

test("a defect is 500 without its cause, which goes to the log", async () => {
  const { app, log } = await appUnderTest({
    wrap: (store) => ({
      ...store,
      readVisits: () => Promise.reject(new Error("secret detail")),
      addVisit: () => Promise.reject("not even an error"),
    }),
  });
  const answer = await app.inject({ method: "GET", url: visitsPath });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("secret");
  expect(answer.json()).toEqual(problems.internal);
  expect(JSON.stringify(log())).toContain("secret detail");
  const other = await postVisit(app);
  expect(other.json()).toEqual(problems.internal);
});
