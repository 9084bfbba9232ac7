// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { sentLineSchema } from "#door/model/lines.ts";
import { ana, beto } from "#door/model/testing/lines.ts";
import * as under from "../testing/session-under-test.ts";
import type { SessionState } from "./session-state.ts";

const { HOUR, newSession, openSession, start, world } = under;
under.setUpPhone();

const notices = (state: SessionState) =>
  state.kind === "working" ? state.view.notices.map(({ kind }) => kind) : null;

test.each([200, 401, 403, 404, 410, 429, 503, 511])(
  "a network or a server that answers %d instead of the site costs no entry and ends no shift, and is told from the other",
  async (status) => {
    const { fetch } = globalThis;
    const foreign = vi.fn(async () => {
      const headers = { "content-type": "text/html" };
      return new Response("<h1>Inicia sesión en esta red</h1>", { status, headers });
    });
    vi.stubGlobal("fetch", foreign);
    const { session, state } = await openSession();
    await session.scan(ana.carnet);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(foreign).toHaveBeenCalled();
    const contact = [429, 503].includes(status) ? "refused" : "offline";
    expect(state()).toMatchObject({ kind: "working", view: { unsent: 1, contact } });
    vi.stubGlobal("fetch", fetch);
    world.server = "open";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toMatchObject({ kind: "working", view: { unsent: 0 } });
  },
);

test("a pass lets in the only person whom its carnet fits, whether the pass or the list lacks leading zeros", async () => {
  const padded = { carnet: "2490-21-000045", nombre: "Luz", numeroTicket: "45" };
  world.phone.stored = { ...newSession, list: { ...newSession.list, people: [ana, padded] } };
  const { session, state } = await openSession();
  await session.scan("2490-21-45");
  expect(world.phone.stored?.own).toMatchObject([
    { event: { kind: "entry", carnet: padded.carnet } },
  ]);
  await session.scan("2490-21-0045");
  expect(state()).toMatchObject({ view: { shown: { kind: "already", person: padded } } });
  await session.scan("2490-21-000001");
  expect(state()).toMatchObject({ view: { shown: { kind: "welcome", person: ana } } });
});

test("the newest entry is undone, also after a reload, and no other one", async () => {
  await (await openSession()).session.scan(ana.carnet);
  await (await openSession()).session.scan(beto.carnet);
  const { session, state } = await openSession();
  await session.undo();
  expect(state()).toMatchObject({
    view: { shown: { kind: "undone", nombre: "Beto" }, lastEntry: null, unsent: 3 },
  });
  expect((await openSession()).state()).toMatchObject({ view: { lastEntry: null } });
});

test("after a reload lines count and are sent in the order in which they were made, not in that of the database, also if the clock was set back between them", async () => {
  const eva = { carnet: "2490-25-7", nombre: "Eva", numeroTicket: "3" };
  const door = "Norte";
  const lines = [
    { kind: "rename", id: "a", at: start - 4, door, carnet: eva.carnet, nombre: "Eva Luz" },
    { kind: "walk-in", id: "b", at: start - 2, door, ...eva },
    { kind: "entry", id: "c", at: start - 3, door, carnet: ana.carnet },
  ] as const;
  const own = lines.map((event) => ({ event, answered: false }));
  world.phone.stored = { ...newSession, own };
  const { state } = await openSession();
  const opened = state();
  const people = opened.kind === "working" ? opened.view.people : null;
  expect(people?.get(eva.carnet)?.nombre).toBe("Eva Luz");
  world.server = "open";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.sent).toEqual(["c", "b", "a"]);
});

test("what organisers set aside leaves the phone: who practised enters on the day, and who was added is not on the list", async () => {
  world.server = "open";
  const { session, state } = await openSession();
  await session.scan(ana.carnet);
  await session.walkIn({ carnet: "2490-25-7", nombre: "Eva", numeroTicket: "3" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toMatchObject({ view: { unsent: 0, people: { size: 3 } } });
  world.isSetAside = true;
  await vi.advanceTimersByTimeAsync(10_000);
  const attendance = { validEntries: { size: 0 } };
  expect(state()).toMatchObject({ view: { unsent: 0, people: { size: 2 }, attendance } });
  expect(world.phone.stored?.own).toEqual([]);
});

test("a phone whose storage is full works from memory, sends, and stores everything once there is space", async () => {
  world.phone.isFull = true;
  world.server = "open";
  const { session, state, isStored } = await openSession();
  expect(isStored).toBe(false);
  await session.scan(ana.carnet);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.sent).toHaveLength(1);
  expect(notices(state())).toEqual(["not-stored"]);
  world.server = "away";
  world.phone.isFull = false;
  await session.scan(beto.carnet);
  expect(notices(state())).toEqual([]);
  expect(world.phone.stored?.list).toEqual(newSession.list);
  expect(world.phone.stored?.own).toHaveLength(2);
});

test("a door that is closed while the phone is full keeps what is not sent until there is space, and asks before it is lost", async () => {
  world.phone.isFull = true;
  const { session, state } = await openSession();
  await session.scan(ana.carnet);
  world.server = "closed";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toEqual({ kind: "full" });
  expect(session.unsaved).toBe(1);
  world.phone.isFull = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toEqual({ kind: "ended", ending: "closed", unsent: 1 });
  expect(session.unsaved).toBe(0);
  expect(world.phone.stored).toMatchObject({ session: { ending: "closed" }, own: [{}] });
});

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

test("a corrected name is sent with the one that the phone showed", async () => {
  const { session } = await openSession();
  await session.rename(ana, "Ana de Paz");
  const event = { kind: "rename", seen: ana.nombre, nombre: "Ana de Paz" };
  expect(world.phone.stored?.own).toMatchObject([{ event }]);
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
