// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { sentLineSchema } from "#door/model/lines.ts";
import { ana } from "#door/model/testing/lines.ts";
import {
  HOUR,
  newSession,
  openSession,
  setUpPhone,
  start,
  world,
} from "../testing/session-under-test.ts";

setUpPhone();

const tomorrow = { from: start + 22 * HOUR, name: "domingo 5" };
const twoDays = {
  ...newSession,
  session: { ...newSession.session, until: start + 48 * HOUR },
  list: { ...newSession.list, days: [{ from: start, name: "sábado 4" }, tomorrow] },
};

test("a clock that is set half a day ahead loses nothing: the helper continues, and the server corrects it", async () => {
  const { session } = await openSession();
  await session.scan(ana.carnet);
  vi.setSystemTime(start + 12 * HOUR);
  const again = await openSession();
  expect(again.state().kind).toBe("overtime");
  expect(world.phone.stored?.own).toHaveLength(1);
  again.session.resume();
  expect(again.state().kind).toBe("working");
  const online = await openSession();
  world.server = "open";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(online.state().kind).toBe("working");
  expect(world.sent).toHaveLength(1);
  expect(online.session.now() - start).toBeLessThan(HOUR / 4);
});

test("a phone that loses its date without a network admits nobody twice, and the server accepts its entries", async () => {
  const clock = { offset: -HOUR, roundTrip: 20, serverTime: start };
  world.phone.stored = { ...newSession, session: { ...newSession.session, clock } };
  vi.setSystemTime(0);
  const { session, state } = await openSession();
  await session.scan(ana.carnet);
  const { door: _, ...sent } = world.phone.stored.own[0]?.event ?? { door: "" };
  expect(sentLineSchema.safeParse(sent).error).toBeUndefined();
  vi.setSystemTime(start + HOUR);
  await session.scan(ana.carnet);
  expect(state()).toMatchObject({ view: { shown: { kind: "already" } } });
});

test("in an event of several days everybody enters again on the next day, also without a network", async () => {
  world.phone.stored = twoDays;
  const { session, state } = await openSession();
  await session.scan(ana.carnet);
  await vi.advanceTimersByTimeAsync(HOUR);
  await session.scan(ana.carnet);
  expect(state()).toMatchObject({ view: { shown: { kind: "already" } } });
  await vi.advanceTimersByTimeAsync(21 * HOUR);
  const view = { attendance: { validEntries: new Map() }, lastEntry: null };
  expect(state()).toMatchObject({ view });
  await session.scan(ana.carnet);
  expect(state()).toMatchObject({ view: { shown: { kind: "welcome" }, notices: [], unsent: 2 } });
});

test("the end by both clocks hides the list until the server confirms it, and then it is forgotten", async () => {
  const { state } = await openSession();
  await vi.advanceTimersByTimeAsync(HOUR / 4);
  expect(state().kind).toBe("overtime");
  expect(world.phone.stored?.list.people).toHaveLength(2);
  world.server = "closed";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toEqual({ kind: "ended", ending: "closed", unsent: 0 });
  expect(world.phone.stored).toBeNull();
});
