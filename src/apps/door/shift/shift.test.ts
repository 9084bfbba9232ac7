// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { doorPaths, doorProblems, type SyncRequest } from "../../../domain/door/calls.ts";
import { fresh, type KeptDoor } from "../keep/door-database.ts";
import { MemoryPhone } from "../testing/memory-phone.ts";
import { Observable } from "./observable.ts";
import { Shift } from "./shift.ts";
import type { ShiftState } from "./shift-state.ts";

const HOUR = 3_600_000;
const start = Date.parse("2025-10-04T08:00:00-06:00");
const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" };
const beto = { carnet: "2490-21-2", nombre: "Beto", numeroTicket: "2" };
const newShift: KeptDoor = {
  shift: { ...fresh, secret: "s".repeat(24), door: "Norte", until: start + HOUR / 4, clock: null },
  list: { listVersion: "a", position: 0, people: [ana, beto] },
  log: [],
  own: [],
};

let phone: MemoryPhone;
let sent: string[];
/** The state of the server: unreachable, or reachable with the door open or closed. */
let server: "away" | "open" | "closed";
let stop = () => {};

beforeEach(() => {
  [phone, sent, server] = [new MemoryPhone(), [], "away"];
  vi.useFakeTimers({ now: start });
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    if (server === "away") throw new TypeError("Failed to fetch");
    if (server === "closed") return Response.json(doorProblems.closedDoor, { status: 401 });
    expect(path).toBe(doorPaths.sync);
    const { events } = JSON.parse(body) as SyncRequest;
    sent.push(...events.map(({ id }) => id));
    const answers = events.map(({ id }) => ({ id, outcome: "recorded", changed: null }));
    const times = { now: start, until: newShift.shift.until, logId: "log" };
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
  vi.unstubAllGlobals();
});

/** Begins a shift, or continues the stored one, as after a reload. */
async function openShift() {
  stop();
  const state = new Observable<ShiftState>({ kind: "opening" });
  const shift = new Shift(
    phone,
    { ...(phone.kept ?? newShift), isStored: phone.kept !== null },
    state,
  );
  stop = () => shift.stop();
  const isKept = await shift.begin();
  await vi.advanceTimersByTimeAsync(0);
  return { shift, state: state.get, isKept };
}

const unsent = (state: ShiftState) =>
  "unsent" in state ? state.unsent : state.kind === "working" ? state.desk.unsent : null;
const notices = (state: ShiftState) =>
  state.kind === "working" ? state.desk.notices.map(({ kind }) => kind) : null;

test("a clock that is set half a day ahead does not end the shift, which continues after a reload", async () => {
  const { shift, state } = await openShift();
  await shift.scan(ana.carnet);
  vi.setSystemTime(start + 12 * HOUR);
  await shift.scan(beto.carnet);
  expect(state().kind).toBe("working");
  expect(unsent(state())).toBe(2);
  expect(phone.kept?.own.map(({ event }) => event.at)).toEqual([start, start]);
  const again = await openShift();
  expect(again.state().kind).toBe("overtime");
  expect(unsent(again.state())).toBe(2);
  again.shift.goOn();
  expect(again.state().kind).toBe("working");
  const online = await openShift();
  server = "open";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(online.state().kind).toBe("working");
  expect(sent).toHaveLength(2);
});

test("a pass without the leading zeros of its carnet lets in the only person whom it fits", async () => {
  const padded = { carnet: "2490-21-000045", nombre: "Luz", numeroTicket: "45" };
  phone.kept = { ...newShift, list: { ...newShift.list, people: [ana, padded] } };
  const { shift, state } = await openShift();
  await shift.scan("2490-21-45");
  expect(phone.kept?.own).toMatchObject([{ event: { kind: "entry", carnet: padded.carnet } }]);
  await shift.scan("2490-21-0045");
  expect(state()).toMatchObject({ desk: { shown: { kind: "already", person: padded } } });
});

test("the end by both clocks hides the list until the server confirms it, and then it is forgotten", async () => {
  const { state } = await openShift();
  await vi.advanceTimersByTimeAsync(HOUR / 4);
  expect(state().kind).toBe("overtime");
  expect(phone.kept?.list.people).toHaveLength(2);
  server = "closed";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toEqual({ kind: "ended", ending: "closed", unsent: 0 });
  expect(phone.kept).toBeNull();
});

test("an ended door leaves only its unsent lines on the phone", async () => {
  const { shift, state } = await openShift();
  await shift.scan(ana.carnet);
  server = "closed";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state()).toEqual({ kind: "ended", ending: "closed", unsent: 1 });
  expect(phone.kept).toMatchObject({ shift: { ending: "closed" }, list: { people: [] }, log: [] });
  expect(phone.kept?.own).toMatchObject([{ event: { carnet: ana.carnet } }]);
});

test("a phone without room works from memory, sends, and keeps everything once there is room", async () => {
  phone.isFull = true;
  server = "open";
  const { shift, state, isKept } = await openShift();
  expect(isKept).toBe(false);
  await shift.scan(ana.carnet);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  expect(notices(state())).toEqual(["not-kept"]);
  server = "away";
  phone.isFull = false;
  await shift.scan(beto.carnet);
  expect(notices(state())).toEqual([]);
  expect(phone.kept?.list).toEqual(newShift.list);
  expect(phone.kept?.own).toHaveLength(2);
});

test("a scanner with another keyboard layout is reported once", async () => {
  const { shift, state } = await openShift();
  await shift.scan("2490'21'1");
  expect(state()).toMatchObject({ desk: { shown: { kind: "welcome", person: ana } } });
  expect(notices(state())).toEqual(["other-layout"]);
  shift.dismiss("other-layout");
  await shift.scan("2490'21'2");
  expect(notices(state())).toEqual([]);
});
