import { expect, test } from "vitest";
import { apiPaths, problems } from "../../domain/calls/api.ts";
import { problemSchema } from "../../domain/calls/api-schemas.ts";
import { StoreUnavailableError } from "../../store/port/store.ts";
import { appUnderTest, postVisit } from "../testing/app-under-test.ts";

test.each([
  ["GET", "/no/such/thing", problems.notFound],
  ["POST", "/", problems.notFound],
  ["GET", "/api/nothing", problems.notFound],
  ["GET", "/a*b", problems.notFound],
  ["PUT", "/*", problems.notFound],
  ["GET", "/%zz", problems.invalidRequest],
  ["DELETE", apiPaths.visits, problems.methodNotAllowed],
  ["OPTIONS", apiPaths.lookup, problems.methodNotAllowed],
] as const)("%s %s is answered with its problem document", async (method, url, problem) => {
  const { app } = await appUnderTest();
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(problem.status);
  expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json()).toEqual(problem);
});

test("a call with another method is answered with the allowed methods", async () => {
  const { app } = await appUnderTest();
  const lookup = await app.inject({ method: "GET", url: `${apiPaths.lookup}?a=1` });
  expect(lookup.statusCode).toBe(405);
  expect(lookup.headers.allow).toBe("POST");
  const visits = await app.inject({ method: "PUT", url: apiPaths.visits });
  expect(visits.headers.allow).toBe("GET, POST");
});

test("a body that is too large is refused before it is read", async () => {
  const { app } = await appUnderTest();
  const payload = { carnet: "1".repeat(2000) };
  const answer = await app.inject({ method: "POST", url: apiPaths.lookup, payload });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toEqual(problems.tooLarge);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "a/b/c"])(
  "a body of type %s, which a form of another site could send, is refused",
  async (type) => {
    const { app } = await appUnderTest();
    const answer = await app.inject({
      method: "POST",
      url: apiPaths.lookup,
      payload: '{"carnet":"2490-21-104512"}',
      headers: { "content-type": type },
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual(problems.unsupportedMediaType);
  },
);

test("a database that is unavailable is 503 with Retry-After, until it is back", async () => {
  let isLocked = true;
  const { app, log } = await appUnderTest({
    wrap: (store) => ({
      ...store,
      addVisit: () =>
        isLocked ? Promise.reject(new StoreUnavailableError("locked")) : store.addVisit(),
    }),
  });
  const answer = await postVisit(app);
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(answer.json()).toEqual(problems.storeUnavailable);
  expect(log()).toContainEqual(expect.objectContaining({ level: 50 }));
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
  const answer = await app.inject({ method: "GET", url: apiPaths.visits });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("secret");
  expect(answer.json()).toEqual(problems.internal);
  expect(JSON.stringify(log())).toContain("secret detail");
  const other = await postVisit(app);
  expect(other.json()).toEqual(problems.internal);
});

test("a wrong request is not logged as an error", async () => {
  const { app, log } = await appUnderTest();
  await app.inject({ method: "POST", url: apiPaths.lookup, payload: {} });
  await app.inject({ method: "GET", url: "/nothing" });
  expect(log().map(({ level }) => level)).toEqual([30, 30]);
});

test("without a store, the process is live but not ready", async () => {
  const { app } = await appUnderTest({
    wrap: (store) => ({
      ...store,
      ping: () => Promise.reject(new StoreUnavailableError("gone")),
    }),
  });
  const live = await app.inject({ method: "GET", url: apiPaths.live });
  expect([live.statusCode, live.json()]).toEqual([200, { status: "ok" }]);
  const ready = await app.inject({ method: "GET", url: apiPaths.ready });
  expect([ready.statusCode, ready.json()]).toEqual([503, problems.storeUnavailable]);
});

test("every problem has the shape that the page reads, and its own type", () => {
  const all = Object.values(problems);
  for (const problem of all) expect(problemSchema.safeParse(problem).success).toBe(true);
  expect(new Set(all.map(({ type }) => type)).size).toBe(all.length);
});
