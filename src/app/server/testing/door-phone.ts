import { randomUUID } from "node:crypto";
import {
  doorPaths,
  MOST_LINES_SENT,
  type SyncAnswer,
  type SyncRequest,
  syncAnswerSchema,
} from "#door/model/calls.ts";
import { authorization } from "#door/model/link.ts";
import { initialSession, type StoredDoor } from "#door/phone/session/door-database.ts";
import { afterSync, derived, unsentIn } from "#door/phone/session/local-data.ts";
import { unseenNotices } from "#door/phone/session/notices.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { postJson } from "#platform/browser/call.ts";

export interface PhoneOptions {
  readonly secret: string;
  readonly door: string;
  readonly people: readonly Participant[];
}

export type DoorPhone = ReturnType<typeof doorPhone>;

/** A phone at a door: the page's data without its page. */
export function doorPhone({ secret, door, people }: PhoneOptions) {
  const until = Date.now() + 3_600_000;
  let stored: StoredDoor = {
    session: { ...initialSession, secret, door, until, clock: null },
    list: { listVersion: "", position: 0, people, days: [] },
    log: [],
    own: [],
  };
  /** Derives the session from the stored data, as a reload does. */
  const data = () =>
    derived(
      {
        list: stored.list,
        log: new Map(stored.log.map((event) => [event.id, event])),
        own: new Map(stored.own.map((line) => [line.event.id, line])),
      },
      Date.now(),
    );
  const answered = new Set<string>();

  function toSend(): SyncRequest {
    const { cursor, logId } = stored.session;
    const events = unsentIn(data().own.values()).map(({ event: { door: _, ...sent } }) => sent);
    return {
      since: cursor,
      ...(logId !== "" && { logId }),
      events: events.slice(0, MOST_LINES_SENT),
    };
  }

  async function sync(address: string): Promise<SyncAnswer> {
    const { headers, ...call } = postJson(toSend());
    const response = await fetch(address + doorPaths.sync, {
      ...call,
      headers: { ...headers, authorization: authorization(secret) },
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    return syncAnswerSchema.parse(answer);
  }

  /** Stores the result of a sync, as the phone's database does. */
  function applySync({ answers, events, cursor, logId }: SyncAnswer): void {
    if (stored.session.logId !== "" && stored.session.logId !== logId)
      throw new Error("Another log");
    const { received, waiting, settled, refused } = afterSync(data(), answers, events);
    if (refused.length > 0) throw new Error("An entry was refused");
    for (const { id } of answers) answered.add(id);
    const log = new Map([...stored.log, ...received].map((event) => [event.id, event]));
    const own = new Map([...stored.own, ...waiting].map((line) => [line.event.id, line]));
    for (const id of settled) own.delete(id);
    const session = { ...stored.session, cursor, logId };
    stored = { ...stored, session, log: [...log.values()], own: [...own.values()] };
  }

  return {
    /** The ids of all events that were answered. */
    answered,
    get unsent() {
      return unsentIn(data().own.values()).length;
    },
    /** The lines of the log that it knows. */
    get log() {
      return stored.log;
    },
    /** The notices for its helper. */
    notices: () => unseenNotices(stored.session.notices, data(), stored.session.door),
    admit: (carnet: string) => {
      const line = { kind: "entry", id: randomUUID(), at: Date.now(), door, carnet } as const;
      stored = { ...stored, own: [...stored.own, { event: line, answered: false }] };
    },
    /**
     * Syncs with the server at `address`; resolves with whether it succeeded. With `restart`, the
     * page is reloaded before the answer arrives, so the answer is lost.
     */
    sync: async (address: string, restart: boolean) => {
      let answer: SyncAnswer;
      try {
        answer = await sync(address);
      } catch {
        return false;
      }
      if (!restart) applySync(answer);
      return true;
    },
  };
}
