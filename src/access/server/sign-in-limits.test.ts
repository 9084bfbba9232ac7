import { expect, test, vi } from "vitest";
import {
  key,
  linkFor,
  organisersUnderTest,
  signedIn,
  signIn,
} from "#app/server/testing/organiser.ts";
import { accessCalls, accessProblems } from "../model/calls.ts";

const { access } = accessCalls;

test("wrong keys are limited by address, and keep nobody out who has the right one", async () => {
  // The limit refills with time.
  vi.useFakeTimers({ toFake: ["performance"] });
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
