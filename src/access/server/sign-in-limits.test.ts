import { expect, test, vi } from "vitest";
import {
  browserWith,
  key,
  linkFor,
  organisersUnderTest,
  signedIn,
  signIn,
} from "#app/server/testing/organiser.ts";
import type { Store } from "#app/store/store.ts";
import { accessPaths, accessProblems } from "../model/calls.ts";

const { access, session } = accessPaths;

test("wrong keys are limited by address, and keep nobody out who has the right one", async () => {
  const { app, store, log } = await organisersUnderTest();
  const organiser = await signedIn(app);
  const link = await linkFor(store.access, "Ana");
  const crowded = "203.0.113.7";
  const tries = Array.from({ length: 100 }, (_, index) => `clave equivocada ${index}`);
  const answers = [];
  for (const guess of tries) answers.push(await signIn(app, { key: guess }, {}, crowded));
  expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(10);
  const last = answers.at(-1);
  expect(last?.json()).toEqual(accessProblems.tooManyKeys);
  expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0);
  expect((await signIn(app, { key }, {}, crowded)).statusCode).toBe(200);
  expect((await signIn(app, link, {}, crowded)).statusCode).toBe(200);
  expect((await organiser.get(access)).statusCode).toBe(200);
  expect(JSON.stringify(log())).not.toMatch(/clave equivocada/);
});

test("callers without a session cause few reads, and none of all sessions, and lock nobody out", async () => {
  const reads = { one: 0, all: 0 };
  const { app, store } = await organisersUnderTest({ wrap: counting });
  function counting(real: Store): Store {
    const find = (secretHash: string) => {
      reads.one += 1;
      return real.access.find(secretHash);
    };
    const list = () => {
      reads.all += 1;
      return real.access.list();
    };
    return { ...real, access: { ...real.access, find, list } };
  }
  const organiser = await signedIn(app);
  const link = await linkFor(store.access, "Ana");
  Object.assign(reads, { one: 0, all: 0 });
  await app.inject(session);
  expect(reads).toEqual({ one: 0, all: 0 });
  for (let index = 0; index < 300; index += 1) {
    const invented = String(index).padStart(43, "x");
    await browserWith(app, `organizar=${invented}`).get(session);
    await signIn(app, { link: `${invented.slice(1)}y`, session: invented });
  }
  expect(reads.all).toBe(0);
  expect(reads.one).toBeLessThan(150);
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(5001);
  expect((await organiser.get(access)).statusCode).toBe(200);
  expect((await signIn(app, link, {}, "203.0.113.7")).statusCode).toBe(200);
});
