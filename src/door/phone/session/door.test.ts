// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { doorPaths, doorProblems } from "#door/model/calls.ts";
import { ana } from "#door/model/testing/lines.ts";
import { carnets } from "#testing/carnets.ts";
import { MemoryPhone } from "../testing/memory-phone.ts";
import { Door } from "./door.ts";
import { initialSession, type StoredDoor } from "./door-database.ts";

const phone = vi.hoisted(() => ({ database: null as unknown }));
vi.mock("./door-database.ts", async (original) => ({
  ...(await original<object>()),
  openDoorDatabase: async () => phone.database,
}));

const [northSecret, southSecret] = ["n".repeat(24), "s".repeat(24)];
const until = Date.now() + 3_600_000;
const entry = { kind: "entry", id: "e", at: 1, carnet: ana.carnet, door: "Norte" } as const;
const north: StoredDoor = {
  session: { ...initialSession, secret: northSecret, door: "Norte", until, clock: null },
  list: { listVersion: "a", position: 0, people: [ana], days: [] },
  log: [],
  own: [{ event: entry, answered: false }],
};

let memory: MemoryPhone;
/** Secrets that the server knows; calls with others are refused. */
let known: string[];
let isRehearsal: boolean;
let door: Door;

beforeEach(() => {
  memory = new MemoryPhone();
  phone.database = memory;
  known = [southSecret];
  isRehearsal = false;
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal(
    "fetch",
    async (path: string, { headers }: { headers: { authorization: string } }) => {
      if (!known.some((secret) => headers.authorization.endsWith(secret))) {
        return Response.json(doorProblems.unknownDoor, { status: 401 });
      }
      // The next syncs of the door do not matter for this test.
      if (path === doorPaths.sync) throw new TypeError("Failed to fetch");
      const facts = { until, door: "Sur", isRehearsal, listVersion: "a", position: 0 };
      const columns = { carnet: [ana.carnet], nombre: [ana.nombre], numeroTicket: ["1"] };
      return Response.json({ now: Date.now(), ...facts, ...columns });
    },
  );
});
afterEach(() => {
  if (door.state.get().kind === "working") door.session.stop();
});

async function open(secret: string | null) {
  location.hash = secret ?? "";
  door = new Door(carnets);
  await door.open();
  return door.state.get();
}

test("another door's link sends the unsent lines, and says what it cannot send, and what the helper had not read yet", async () => {
  const logged = { ...entry, id: "s", position: 1 };
  const lines = [
    { kind: "undo", id: "a", at: 4, door: "Norte", entry: "e" },
    { kind: "undo", id: "b", at: 3, door: "Norte", entry: "s" },
    { kind: "rename", id: "c", at: 2, door: "Norte", carnet: "2490-21-2", nombre: "Beto" },
    entry,
  ] as const;
  const unread = { kind: "refused", id: "d", carnet: "2490-21-9" } as const;
  const session = { ...north.session, notices: { answered: [unread], seen: [] } };
  const own = lines.map((event) => ({ event, answered: false }));
  memory.stored = { ...north, session, log: [logged], own };
  const left = { kind: "refused", door: "Norte" };
  const notices = [
    unread,
    { ...left, id: "c", carnet: "2490-21-2" },
    { ...left, id: "b", carnet: ana.carnet },
  ];
  expect(await open(southSecret)).toMatchObject({ view: { unsent: 2, notices } });
  const sent = ["e", "a"].map((id) => ({ event: { id, door: "Sur" } }));
  expect(memory.stored).toMatchObject({ session: { secret: southSecret }, own: sent });
});

test("what a rehearsal noted and could not send stays out of the next door", async () => {
  memory.stored = { ...north, list: { ...north.list, isRehearsal: true } };
  expect(await open(southSecret)).toMatchObject({ view: { door: "Sur", unsent: 0 } });
  expect(memory.stored?.own).toEqual([]);
});

test("the link of a rehearsal takes nothing that counts and is not sent: the phone stays at its door until then", async () => {
  memory.stored = north;
  known.push(northSecret);
  isRehearsal = true;
  expect(await open(southSecret)).toMatchObject({ view: { door: "Norte", unsent: 1 } });
  door.session.stop();
  memory.stored = { ...north, own: [] };
  expect(await open(southSecret)).toMatchObject({ view: { door: "Sur", isRehearsal } });
});

test("an invalid link does not change the session of the phone", async () => {
  memory.stored = north;
  expect(await open("x".repeat(24))).toMatchObject({ kind: "link-refused", door: "Norte" });
  known = [northSecret];
  await door.resume();
  expect(door.state.get()).toMatchObject({ kind: "working", view: { door: "Norte", unsent: 1 } });
});

test("another link that is opened without a network keeps nobody from the door at work", async () => {
  memory.stored = north;
  known.push(northSecret);
  vi.useFakeTimers();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const opening = open(southSecret);
  await vi.advanceTimersByTimeAsync(0);
  expect(door.state.get()).toEqual({ kind: "loading", failing: "offline", door: "Norte" });
  await door.resume();
  vi.stubGlobal("fetch", fetch);
  await vi.advanceTimersByTimeAsync(10_000);
  await opening;
  expect(door.state.get()).toMatchObject({ kind: "working", view: { door: "Norte", unsent: 1 } });
  expect(memory.stored).toMatchObject({ session: { secret: northSecret } });
});

test("unsent lines of an ended door are shown until a person deletes them, and a phone that cannot delete them says so", async () => {
  memory.stored = { ...north, session: { ...north.session, ending: "closed" } };
  const left = { kind: "ended", ending: "closed", unsent: 1 };
  expect(await open(null)).toEqual(left);
  expect(await open("x".repeat(24))).toEqual({ ...left, ending: "unknown" });
  const { forget } = memory;
  const fault = new DOMException("", "InvalidStateError");
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  memory.forget = () => Promise.reject(fault);
  await door.discardUnsent("closed");
  expect(door.state.get()).toEqual({ kind: "failed" });
  expect(reported).toHaveBeenCalledWith(fault);
  memory.forget = forget;
  await door.discardUnsent("closed");
  expect(door.state.get()).toEqual({ ...left, unsent: 0 });
  expect(memory.stored).toBeNull();
});

test.each([
  ["AbortError", "other-tab"],
  ["SecurityError", "no-storage"],
])("a lock that ends with %s leads to the page %s", async (name, kind) => {
  const request = () => Promise.reject(new DOMException("", name));
  vi.stubGlobal("navigator", { locks: { request } });
  expect(await open(southSecret)).toMatchObject({ kind });
});

test("a phone whose storage is full keeps the link in its address, works, and asks before it loses what is not sent, also once another tab has the door", async () => {
  let takeOver = () => {};
  const request = () =>
    new Promise((_, reject) => {
      takeOver = () => reject(new DOMException("", "AbortError"));
    });
  vi.stubGlobal("navigator", { locks: { request } });
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  memory.isFull = true;
  expect(await open(southSecret)).toMatchObject({ kind: "working" });
  expect(location.hash).toBe(`#${southSecret}`);
  expect(isAsked()).toBe(false);
  await door.session.scan(ana.carnet);
  expect(isAsked()).toBe(true);
  takeOver();
  await expect.poll(() => door.state.get()).toEqual({ kind: "other-tab", unsaved: 1 });
  memory.isFull = false;
  await door.session.undo();
  expect(isAsked()).toBe(false);
});
