import { expect, test, vi } from "vitest";
import { organiserPaths, organiserProblems } from "../../domain/organisers/calls.ts";
import type { Store } from "../../store/port/store.ts";
import {
  browserWith,
  key,
  linkFor,
  organisersUnderTest,
  signedIn,
  signIn,
} from "./testing/organiser.ts";

const { access } = organiserPaths;

test("wrong keys are limited by address and in total, and lock no organiser out", async () => {
  const { app, store, log } = await organisersUnderTest();
  const organiser = await signedIn(app);
  const link = await linkFor(store.access, "Ana");
  const tried = async (count: number, ip: (index: number) => string) => {
    const statuses = [];
    for (let index = 0; index < count; index += 1) {
      const answer = await signIn(app, { key: `clave equivocada ${index}` }, {}, ip(index));
      statuses.push(answer.statusCode);
    }
    return statuses.filter((status) => status === 403).length;
  };
  expect(await tried(100, () => "203.0.113.7")).toBe(10);
  expect((await signIn(app, { key }, {}, "203.0.113.7")).json()).toEqual(
    organiserProblems.tooManyKeys,
  );
  expect((await signIn(app, { key }, {}, "198.51.100.1")).statusCode).toBe(200);
  expect(await tried(900, (index) => `10.${index % 250}.${(index / 250) | 0}.1`)).toBeLessThan(100);
  const limited = await signIn(app, { key }, {}, "192.0.2.1");
  expect(limited.json()).toEqual(organiserProblems.tooManyKeys);
  expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
  expect((await organiser.get(access)).statusCode).toBe(200);
  expect((await signIn(app, { link }, {}, "203.0.113.7")).statusCode).toBe(200);
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
