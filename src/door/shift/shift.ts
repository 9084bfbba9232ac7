import type { Participant } from "../../domain/carnet/participant.ts";
import type { SyncAnswer } from "../../domain/door/calls.ts";
import { type ClockReading, correctClock } from "../../domain/door/clock.ts";
import type { DoorEvent, SentEvent } from "../../domain/door/events.ts";
import { decide } from "../book/decide.ts";
import { type DoorClient, doorClient, type Ending } from "../calls/door-client.ts";
import type { DoorDatabase, KeptChanges, KeptDoor, KeptShift } from "../keep/door-database.ts";
import { type ExchangeLoop, type ExchangeOutcome, startExchanges } from "./exchange-loop.ts";
import { heldList } from "./held-list.ts";
import { Ledger } from "./ledger.ts";
import { newDoubles, noticesOf } from "./notices.ts";
import type { Observable } from "./observable.ts";
import { Screen } from "./screen.ts";
import type { Desk, ShiftState } from "./shift-state.ts";

/** The longest time that a timer can wait, in ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A line before it has an id, a time and a door. */
type NewLine = SentEvent extends infer Line
  ? Line extends SentEvent
    ? Omit<Line, "id" | "at">
    : never
  : never;

/** The work at a door: what is scanned, what is kept, what is sent. */
export class Shift {
  readonly #database: DoorDatabase;
  readonly #client: DoorClient;
  readonly #state: Observable<ShiftState>;
  readonly #ledger: Ledger;
  readonly #screen = new Screen();
  #kept: KeptShift;
  #loop: ExchangeLoop | null = null;
  #expiry: ReturnType<typeof setTimeout> | undefined;
  #isConnected = true;

  constructor(database: DoorDatabase, kept: KeptDoor, state: Observable<ShiftState>) {
    this.#database = database;
    this.#kept = kept.shift;
    this.#client = doorClient(kept.shift.secret);
    this.#state = state;
    this.#ledger = new Ledger(kept);
  }

  /** By the server's clock, in ms since the epoch. */
  now(): number {
    return Date.now() + (this.#kept.clock?.offset ?? 0);
  }

  begin(): void {
    if (this.#endWhenExpired()) return;
    this.#show();
    this.#loop = startExchanges(() => this.#exchange());
  }

  stop(): void {
    this.#loop?.stop();
    clearTimeout(this.#expiry);
  }

  start(started: "camera" | "keys"): void {
    this.#kept = { ...this.#kept, started };
    void this.#save({ shift: this.#kept });
    this.#show();
  }

  /** A code was read, or a carnet was typed. */
  scan(text: string): void {
    if (this.#endWhenExpired()) return;
    const decision = decide(text, this.#ledger.people, this.#ledger.attendance);
    if (decision.kind !== "welcome") this.#screen.answer(decision);
    else {
      const id = this.#write({ kind: "entry", carnet: decision.person.carnet });
      this.#screen.welcome(decision, id);
    }
    this.#show();
  }

  walkIn(person: Participant): void {
    const id = this.#write({ kind: "walk-in", ...person });
    this.#screen.welcome({ kind: "welcome", person }, id);
    this.#show();
  }

  rename(carnet: string, nombre: string): void {
    this.#write({ kind: "rename", carnet, nombre });
    this.clear();
  }

  undo(): void {
    const { lastEntry } = this.#screen.state;
    if (lastEntry === null) return;
    this.#write({ kind: "undo", entry: lastEntry.id });
    this.#screen.undone(lastEntry.nombre);
    this.#show();
  }

  /** The answer was seen. */
  readonly clear = (): void => {
    this.#screen.clear();
    this.#show();
  };

  dismiss(id: string): void {
    this.#screen.dismiss(id);
    this.#show();
  }

  /** Wipes the phone. */
  async finish(): Promise<void> {
    await this.#end("finished");
  }

  /** Adds a line of this phone's own and has it sent; returns its id. */
  #write(line: NewLine): string {
    const id = crypto.randomUUID();
    const event: DoorEvent = { ...line, id, at: this.now(), door: this.#kept.door };
    void this.#save({ own: [this.#ledger.add(event)] });
    this.#loop?.hurry();
    return id;
  }

  async #exchange(): Promise<ExchangeOutcome> {
    if (this.#endWhenExpired()) return "over";
    const result = await this.#client.sync({
      since: this.#kept.cursor,
      events: this.#ledger.toSend(),
    });
    if (this.#state.get().kind !== "working") return "over";
    if (result.kind === "ended") {
      await this.#end(result.ending);
      return "over";
    }
    const wasConnected = this.#isConnected;
    this.#isConnected = result.kind === "answered";
    if (result.kind === "answered") await this.#takeIn(result.answer, result.clock, wasConnected);
    else if (wasConnected) this.#show();
    if (result.kind === "failed") return "failed";
    return result.answer.more || this.#ledger.toSend().length > 0 ? "more" : "done";
  }

  async #takeIn(answer: SyncAnswer, reading: ClockReading, wasConnected: boolean): Promise<void> {
    const { received, waiting, settled, refused } = this.#ledger.takeIn(
      answer.answers,
      answer.events,
    );
    const { cursor, until, listVersion } = answer;
    const isNews = answer.answers.length > 0 || received.length > 0 || until !== this.#kept.until;
    const clock = correctClock(this.#kept.clock, reading);
    const doubles = answer.more ? [] : newDoubles(this.#ledger.attendance, this.#kept);
    const saidDoubles = [...this.#kept.saidDoubles, ...doubles.map(({ entry }) => entry.id)];
    const { people } = this.#ledger;
    this.#screen.notify(noticesOf({ doubles, answers: answer.answers, refused, people }));
    const isClockBetter = clock !== this.#kept.clock;
    if (isNews || isClockBetter || cursor !== this.#kept.cursor || doubles.length > 0) {
      this.#kept = { ...this.#kept, cursor, until, clock, saidDoubles };
      await this.#save({ shift: this.#kept, log: received, own: waiting, settled });
    }
    const isListOld = listVersion !== this.#ledger.listVersion;
    if (isListOld) await this.#takeListAnew();
    // Most exchanges bring nothing, and the whole desk would be drawn anew.
    if (isListOld || isNews || !wasConnected) this.#show();
  }

  /** Organisers changed the list. Without an answer it is asked for at the next exchange. */
  async #takeListAnew(): Promise<void> {
    const result = await this.#client.takeList();
    if (result.kind !== "answered" || this.#state.get().kind !== "working") return;
    const list = heldList(result.answer);
    this.#ledger.takeList(list);
    await this.#save({ list });
  }

  async #save(changes: KeptChanges): Promise<void> {
    try {
      await this.#database.save(changes);
    } catch {
      if (this.#screen.state.notices.some(({ kind }) => kind === "not-kept")) return;
      this.#screen.notify([{ kind: "not-kept", id: "not-kept" }]);
      this.#show();
    }
  }

  #endWhenExpired(): boolean {
    clearTimeout(this.#expiry);
    const left = this.#kept.until - this.now();
    if (left <= 0) {
      void this.#end("expired");
      return true;
    }
    this.#expiry = setTimeout(() => this.#endWhenExpired(), Math.min(left, LONGEST_TIMER_MS));
    return false;
  }

  async #end(ending: Ending | "finished"): Promise<void> {
    this.stop();
    const unsent = this.#ledger.unsent;
    this.#state.set({ kind: "ended", ending, unsent });
    await this.#database.forget();
  }

  #show(): void {
    const state = this.#state.get();
    if (state.kind === "ended" || state.kind === "elsewhere") return;
    const { door, until, started } = this.#kept;
    const { people, attendance, unsent } = this.#ledger;
    const known = { door, until, started, people, attendance, unsent };
    const desk: Desk = { ...known, ...this.#screen.state, isConnected: this.#isConnected };
    this.#state.set({ kind: "working", desk });
  }
}
