// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { doorPaths, doorProblems, type SyncRequest } from "#door/model/calls.ts";
import { Observable } from "#platform/browser/observable.ts";
import { carnets } from "#testing/carnets.ts";
import { MemoryPhone } from "../testing/memory-phone.ts";
import { initialSession, type StoredDoor } from "./door-database.ts";
import { Session } from "./session.ts";
import type { SessionState } from "./session-state.ts";

const HOUR = 3_600_000;
const start = Date.parse("2025-10-04T08:00:00-06:00");
const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" };
const beto = { carnet: "2490-21-2", nombre: "Beto", numeroTicket: "2" };
const newSession: StoredDoor = {
  session: {
    ...initialSession,
    secret: "s".repeat(24),
    door: "Norte",
    until: start + HOUR / 4,
    clock: null,
  },
  list: { listVersion: "a", position: 0, people: [ana, beto], days: [] },
  log: [],
  own: [],
};

let phone: MemoryPhone;
let sent: string[];
/** The state of the server: unreachable, or reachable with the door open or closed. */
let server: "away" | "open" | "closed";
/** Whether organisers have set aside what the door recorded. */
let isSetAside = false;
let stop = () => {};

beforeEach(() => {
  [phone, sent, server, isSetAside] = [new MemoryPhone(), [], "away", false];
  vi.useFakeTimers({ now: start });
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    if (server === "away") throw new TypeError("Failed to fetch");
    if (server === "closed") return Response.json(doorProblems.closedDoor, { status: 401 });
    expect(path).toBe(doorPaths.sync);
    const { events } = JSON.parse(body) as SyncRequest;
    sent.push(...events.map(({ id }) => id));
    const outcome = isSetAside ? { outcome: "known", isSetAside } : { outcome: "recorded" };
    const answers = events.map(({ id }) => ({ id, ...outcome, changed: null }));
    const logId = isSetAside ? "after" : "before";
    const times = { now: start, until: newSession.session.until, logId };
    return Response.json({
      ...times,
      answers,
      events: [],
      cursor: 1,
      more: false,
      listVersion: "a",
    });
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Begins a session, or continues the stored one, as after a reload. */
async function openSession() {
  stop();
  const state = new Observable<SessionState>({ kind: "opening" });
  const session = new Session(
    phone,
    { ...(phone.stored ?? newSession), isStored: phone.stored !== null },
    state,
    carnets,
  );
  stop = () => session.stop();
  const isStored = await session.begin();
  await vi.advanceTimersByTimeAsync(0);
  return { session, state: state.get, isStored };
}

const notices = (state: SessionState) =>
  state.kind === "working" ? state.view.notices.map(({ kind }) => kind) : null;

test("a clock that is set half a day ahead loses nothing: the helper continues, and the server corrects it", async () => {
  const { session } = await openSession();
  await session.scan(ana.carnet);
  vi.setSystemTime(start + 12 * HOUR);
  const again = await openSession();
  expect(again.state().kind).toBe("overtime");
  expect(phone.stored?.own).toHaveLength(1);
  again.session.resume();
  expect(again.state().kind).toBe("working");
  const online = await openSession();
  server = "open";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(online.state().kind).toBe("working");
  expect(sent).toHaveLength(1);
  expect(online.session.now() - start).toBeLessThan(HOUR / 4);
});

test.each([200, 401, 403, 404, 410, 511])(
  "a network that answers %d in the site's place costs no entry and ends no shift",
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
    expect(state()).toMatchObject({ kind: "working", view: { unsent: 1 } });
    vi.stubGlobal("fetch", fetch);
    server = "open";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toMatchObject({ kind: "working", view: { unsent: 0 } });
  },
);

test("a phone whose stored list does not say that its door is a rehearsal learns it from a sync", async () => {
  const answer = { now: start, until: newSession.session.until, isRehearsal: true };
  const list = { door: "Norte", position: 0, carnet: [], nombre: [], numeroTicket: [] };
  const log = { answers: [], events: [], logId: "before", cursor: 1, more: false };
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json({ ...answer, listVersion: "a", ...(path === doorPaths.sync ? log : list) }),
  );
  const { state } = await openSession();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toMatchObject({ view: { isRehearsal: true } });
});

test("a pass lets in the only person whom its carnet fits, whether the pass or the list lacks leading zeros", async () => {
  const padded = { carnet: "2490-21-000045", nombre: "Luz", numeroTicket: "45" };
  phone.stored = { ...newSession, list: { ...newSession.list, people: [ana, padded] } };
  const { session, state } = await openSession();
  await session.scan("2490-21-45");
  expect(phone.stored?.own).toMatchObject([{ event: { kind: "entry", carnet: padded.carnet } }]);
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

test("who was let in without a carnet and left the list since is not named by what stands in for it", async () => {
  const { session } = await openSession();
  await session.letIn({ carnet: "sin-abc", nombre: "Luz", numeroTicket: "", tipo: "equipo" });
  const again = await openSession();
  expect(again.state()).toMatchObject({ view: { lastEntry: { nombre: "sin carnet" } } });
});

test("in an event of several days everybody enters again on the next day, also without a network", async () => {
  const tomorrow = { from: start + 22 * HOUR, name: "domingo 5" };
  phone.stored = {
    ...newSession,
    session: { ...newSession.session, until: start + 48 * HOUR },
    list: { ...newSession.list, days: [{ from: start, name: "sábado 4" }, tomorrow] },
  };
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

test("what organisers set aside leaves the phone: who practised enters on the day, and who was added is not on the list", async () => {
  server = "open";
  const { session, state } = await openSession();
  await session.scan(ana.carnet);
  await session.walkIn({ carnet: "2490-25-7", nombre: "Eva", numeroTicket: "3" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toMatchObject({ view: { unsent: 0, people: { size: 3 } } });
  isSetAside = true;
  await vi.advanceTimersByTimeAsync(10_000);
  const attendance = { validEntries: { size: 0 } };
  expect(state()).toMatchObject({ view: { unsent: 0, people: { size: 2 }, attendance } });
  expect(phone.stored?.own).toEqual([]);
});

test("the end by both clocks hides the list until the server confirms it, and then it is forgotten", async () => {
  const { state } = await openSession();
  await vi.advanceTimersByTimeAsync(HOUR / 4);
  expect(state().kind).toBe("overtime");
  expect(phone.stored?.list.people).toHaveLength(2);
  server = "closed";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toEqual({ kind: "ended", ending: "closed", unsent: 0 });
  expect(phone.stored).toBeNull();
});

test("a phone whose storage is full works from memory, sends, and stores everything once there is space", async () => {
  phone.isFull = true;
  server = "open";
  const { session, state, isStored } = await openSession();
  expect(isStored).toBe(false);
  await session.scan(ana.carnet);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  expect(notices(state())).toEqual(["not-stored"]);
  server = "away";
  phone.isFull = false;
  await session.scan(beto.carnet);
  expect(notices(state())).toEqual([]);
  expect(phone.stored?.list).toEqual(newSession.list);
  expect(phone.stored?.own).toHaveLength(2);
});
