import { afterEach, beforeEach, expect, vi } from "vitest";
import { doorPaths, doorProblems, type SyncRequest } from "#door/model/calls.ts";
import { ana, beto } from "#door/model/testing/lines.ts";
import { Observable } from "#platform/browser/observable.ts";
import { carnets } from "#testing/carnets.ts";
import { initialSession, type StoredDoor } from "../session/door-database.ts";
import { Session } from "../session/session.ts";
import type { SessionState } from "../session/session-state.ts";
import { MemoryPhone } from "./memory-phone.ts";

export const HOUR = 3_600_000;
/** When each test begins. */
export const start = Date.parse("2025-10-04T08:00:00-06:00");
const north = { secret: "s".repeat(24), door: "Norte", until: start + HOUR / 4, clock: null };
export const newSession: StoredDoor = {
  session: { ...initialSession, ...north },
  list: { listVersion: "a", position: 0, people: [ana, beto], days: [] },
  log: [],
  own: [],
};

class World {
  readonly phone = new MemoryPhone();
  /** The ids of the lines that the server received. */
  readonly sent: string[] = [];
  /** Unreachable, or reachable with the door open or closed. */
  server: "away" | "open" | "closed" = "away";
  /** Whether organisers have set aside what the door recorded. */
  isSetAside = false;
}
export const world = new World();

let stop = () => {};

/** Gives each test of a file a phone and a server. */
export function setUpPhone(): void {
  beforeEach(() => {
    Object.assign(world, new World());
    vi.useFakeTimers({ now: start });
    vi.stubGlobal("fetch", answerOf);
  });
  afterEach(() => {
    stop();
  });
}

const noNews = { events: [], cursor: 1, more: false, listVersion: "a" };

async function answerOf(path: string, { body }: { body: string }): Promise<Response> {
  const { server, isSetAside, sent } = world;
  if (server === "away") throw new TypeError("Failed to fetch");
  if (server === "closed") return Response.json(doorProblems.closedDoor, { status: 401 });
  expect(path).toBe(doorPaths.sync);
  const { events } = JSON.parse(body) as SyncRequest;
  sent.push(...events.map(({ id }) => id));
  const outcome = isSetAside ? { outcome: "known", isSetAside } : { outcome: "recorded" };
  return Response.json({
    // The server's clock stands still.
    now: start,
    until: world.phone.stored?.session.until ?? newSession.session.until,
    logId: isSetAside ? "after" : "before",
    answers: events.map(({ id }) => ({ id, ...outcome, changed: null })),
    ...noNews,
  });
}

/** Begins a session, or continues the stored one, as after a reload. */
export async function openSession() {
  stop();
  const { phone } = world;
  const state = new Observable<SessionState>({ kind: "opening" });
  const stored = { ...(phone.stored ?? newSession), isStored: phone.stored !== null };
  const session = new Session(phone, stored, state, carnets);
  stop = () => session.stop();
  const isStored = await session.begin();
  await vi.advanceTimersByTimeAsync(0);
  return { session, state: state.get, isStored };
}
