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

const { access } = accessPaths;

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
  expect((await signIn(app, { link }, {}, crowded)).statusCode).toBe(200);
  expect((await organiser.get(access)).statusCode).toBe(200);
  expect(JSON.stringify(log())).not.toMatch(/clave equivocada/);
});

test("invented sessions and links cause few reads, and lock no organiser out", async () => {
  let reads = 0;
  const { app, store } = await organisersUnderTest({ wrap: counting });
  function counting(real: Store): Store {
    const counted =
      <Args extends unknown[], Result>(read: (...args: Args) => Result) =>
      (...args: Args) => {
        reads += 1;
        return read(...args);
      };
    const { find, list } = real.access;
    return { ...real, access: { ...real.access, find: counted(find), list: counted(list) } };
  }
  const organiser = await signedIn(app);
  const link = await linkFor(store.access, "Ana");
  for (let index = 0; index < 600; index += 1) {
    const invented = String(index).padStart(43, "x");
    await browserWith(app, `organizar=${invented}`).get(access);
    await signIn(app, { link: `${invented.slice(1)}y` });
  }
  expect(reads).toBeLessThan(250);
  expect((await organiser.get(access)).statusCode).toBe(200);
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(5001);
  expect((await organiser.get(access)).statusCode).toBe(200);
  expect((await signIn(app, { link })).statusCode).toBe(200);
});
