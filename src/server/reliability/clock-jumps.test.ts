import { expect, onTestFinished, test, vi } from "vitest";
import { apiPaths } from "../../domain/calls/api.ts";
import { sampleParticipants, unregisteredCarnet } from "../sample-participants.ts";
import { appUnderTest, postVisit } from "../testing/app-under-test.ts";

const [ana] = sampleParticipants;
const YEAR_MS = 365 * 86_400_000;

test.each([
  ["back by a year", -YEAR_MS],
  ["ahead by a year", YEAR_MS],
])("a clock that jumps %s refuses no visitor and loses no visit", async (_name, jump) => {
  const { app, store } = await appUnderTest({ visitsPerAddress: 4 });
  // Only `Date` is faked; timers continue as they do when a machine sets its clock.
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const lookUp = (carnet: string) =>
    app.inject({ method: "POST", url: apiPaths.lookup, payload: { carnet } });
  const visit = () => postVisit(app);
  await lookUp(unregisteredCarnet);
  expect((await visit()).json()).toEqual({ count: 1 });
  vi.setSystemTime(Date.now() + jump);
  const answers = await Promise.all(Array.from({ length: 200 }, () => lookUp(ana.carnet)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await lookUp(unregisteredCarnet)).json()).toEqual({ participant: null });
  const counted = await visit();
  expect(counted.json()).toEqual({ count: 2 });
  expect(counted.headers["set-cookie"]).toContain("Max-Age=86400");
  expect(await store.readVisits()).toBe(2);
});
