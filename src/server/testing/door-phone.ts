import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type Agent, request } from "node:http";
import { json } from "node:stream/consumers";
import { type LateNotice, unseenNotices } from "../../apps/door/book/notices.ts";
import { fresh, type KeptDoor } from "../../apps/door/keep/door-database.ts";
import { Ledger } from "../../apps/door/shift/ledger.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import {
  doorPaths,
  type SyncAnswer,
  type SyncRequest,
  syncAnswerSchema,
} from "../../domain/door/calls.ts";
import type { LoggedEvent } from "../../domain/door/events.ts";
import { authorization } from "../../domain/door/link.ts";

/** A phone at a door: the page's ledger without its page. */
export interface DoorPhone {
  /** The ids of all events that were answered. */
  readonly answered: ReadonlySet<string>;
  readonly unsent: number;
  /** The lines of the log that it knows. */
  readonly log: readonly LoggedEvent[];
  /** The notices for its helper. */
  notices(): LateNotice[];
  letIn(carnet: string): void;
  /**
   * Exchanges with the server at `address`; resolves with whether it succeeded. With `restart`, the
   * page is reloaded before the answer arrives, so the answer is lost.
   */
  sync(address: string, restart: boolean): Promise<boolean>;
}

export interface PhoneOptions {
  readonly secret: string;
  readonly door: string;
  readonly people: readonly Participant[];
}

export function doorPhone(agent: Agent, { secret, door, people }: PhoneOptions): DoorPhone {
  const until = Date.now() + 3_600_000;
  let kept: KeptDoor = {
    shift: { ...fresh, secret, door, until, clock: null },
    list: { listVersion: "", position: 0, people },
    log: [],
    own: [],
  };
  let ledger = new Ledger(kept);
  const answered = new Set<string>();

  function toSend(): SyncRequest {
    const { cursor, logId } = kept.shift;
    return { since: cursor, ...(logId !== "" && { logId }), events: ledger.toSend() };
  }

  async function exchange(address: string): Promise<SyncAnswer> {
    const call = request(address + doorPaths.sync, { method: "POST", agent });
    call.setHeader("authorization", authorization(secret));
    call.setHeader("content-type", "application/json");
    call.end(JSON.stringify(toSend()));
    const [response] = await once(call, "response");
    const answer = await json(response);
    if (response.statusCode !== 200) throw new Error(`The server answered ${response.statusCode}`);
    return syncAnswerSchema.parse(answer);
  }

  /** Stores the result of an exchange, as the phone's database does. */
  function takeIn({ answers, events, cursor, logId }: SyncAnswer): void {
    if (kept.shift.logId !== "" && kept.shift.logId !== logId) throw new Error("Another log");
    const { received, waiting, settled, refused } = ledger.takeIn(answers, events);
    if (refused.length > 0) throw new Error("An entry was refused");
    for (const { id } of answers) answered.add(id);
    const log = new Map([...kept.log, ...received].map((event) => [event.id, event]));
    const own = new Map([...kept.own, ...waiting].map((line) => [line.event.id, line]));
    for (const id of settled) own.delete(id);
    const shift = { ...kept.shift, cursor, logId };
    kept = { ...kept, shift, log: [...log.values()], own: [...own.values()] };
  }

  return {
    answered,
    get unsent() {
      return ledger.unsent.length;
    },
    get log() {
      return kept.log;
    },
    notices: () =>
      unseenNotices(kept.shift.notices, ledger.attendance, ledger.people, kept.shift.door),
    letIn: (carnet) => {
      const line = { kind: "entry", id: randomUUID(), at: Date.now(), door, carnet } as const;
      kept = { ...kept, own: [...kept.own, ledger.add(line)] };
    },
    sync: async (address, restart) => {
      let answer: SyncAnswer;
      try {
        answer = await exchange(address);
      } catch {
        return false;
      }
      if (restart) ledger = new Ledger(structuredClone(kept));
      else takeIn(answer);
      return true;
    },
  };
}
