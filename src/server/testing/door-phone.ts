import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type Agent, request } from "node:http";
import { json } from "node:stream/consumers";
import { doorPaths, type SyncAnswer } from "../../domain/door/calls.ts";
import type { LoggedEvent, SentEvent } from "../../domain/door/events.ts";
import { authorization } from "../../domain/door/link.ts";

/** Events that a phone sends at once. */
const BATCH = 20;

/** What a phone keeps when its page is loaded anew. */
interface Kept {
  readonly unsent: Map<string, SentEvent>;
  readonly log: Map<string, LoggedEvent>;
  cursor: number;
}

/** A phone at a door: lets in whom the test names and calls the server that answers. */
export interface DoorPhone {
  /** Ids of all events whose answer arrived. */
  readonly answered: ReadonlySet<string>;
  readonly unsent: number;
  /** What it knows of the log. */
  readonly log: ReadonlyMap<string, LoggedEvent>;
  letIn(carnet: string): void;
  /**
   * One exchange with the server at `address`; whether it succeeded. With `restart` the phone's page
   * is loaded anew before the answer is there: it is lost on the phone, and what was sent is not.
   */
  sync(address: string, restart: boolean): Promise<boolean>;
}

export function doorPhone(agent: Agent, secret: string): DoorPhone {
  const kept: Kept = { unsent: new Map(), log: new Map(), cursor: 0 };
  const answered = new Set<string>();

  async function exchange(address: string): Promise<SyncAnswer> {
    const events = [...kept.unsent.values()].slice(0, BATCH);
    const call = request(address + doorPaths.sync, { method: "POST", agent });
    call.setHeader("authorization", authorization(secret));
    call.setHeader("content-type", "application/json");
    call.end(JSON.stringify({ since: kept.cursor, events }));
    const [response] = await once(call, "response");
    const answer: unknown = await json(response);
    if (response.statusCode !== 200) throw new Error(`The server answered ${response.statusCode}`);
    return answer as SyncAnswer;
  }

  return {
    answered,
    get unsent() {
      return kept.unsent.size;
    },
    log: kept.log,
    letIn: (carnet) => {
      const id = randomUUID();
      kept.unsent.set(id, { kind: "entry", id, at: Date.now(), carnet });
    },
    sync: async (address, restart) => {
      let answer: SyncAnswer;
      try {
        answer = await exchange(address);
      } catch {
        return false;
      }
      if (restart) return true;
      for (const { id, outcome } of answer.answers) {
        if (outcome === "refused") throw new Error("An entry was refused");
        answered.add(id);
        kept.unsent.delete(id);
      }
      for (const event of answer.events) kept.log.set(event.id, event);
      kept.cursor = answer.cursor;
      return true;
    },
  };
}
