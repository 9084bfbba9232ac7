import type { Participant } from "../../domain/carnet/participant.ts";
import type { SyncAnswer } from "../../domain/door/calls.ts";
import { type ClockReading, correctClock } from "../../domain/door/clock.ts";
import type { DoorEvent } from "../../domain/door/events.ts";
import { decide } from "../book/decide.ts";
import { type DoorClient, doorClient, type Ending } from "../calls/door-client.ts";
import type { DoorDatabase, KeptDoor, KeptShift } from "../keep/door-database.ts";
import { Keeper } from "../keep/keeper.ts";
import { type ExchangeLoop, type ExchangeOutcome, startExchanges } from "./exchange-loop.ts";
import { Expiry } from "./expiry.ts";
import { heldList } from "./held-list.ts";
import { Ledger, type NewLine } from "./ledger.ts";
import { newDuplicates, noticesOf } from "./notices.ts";
import type { Observable } from "./observable.ts";
import { Screen } from "./screen.ts";
import type { Desk, ShiftState } from "./shift-state.ts";

/** The work at a door: what is scanned, what is kept, what is sent. */
export class Shift {
  readonly #keeper: Keeper;
  readonly #client: DoorClient;
  readonly #state: Observable<ShiftState>;
  readonly #ledger: Ledger;
  readonly #screen = new Screen();
  readonly #expiry: Expiry;
  #kept: KeptShift;
  #loop: ExchangeLoop | null = null;
  #isConnected = true;

  constructor(database: DoorDatabase, kept: KeptDoor, state: Observable<ShiftState>) {
    this.#keeper = new Keeper(database, () => this.#noteUnkept());
    this.#kept = kept.shift;
    this.#client = doorClient(kept.shift.secret);
    this.#state = state;
    this.#ledger = new Ledger(kept);
    this.#expiry = new Expiry(
      () => this.#kept.until - this.now(),
      () => void this.#end("expired"),
    );
  }

  /** By the server's clock, in ms since the epoch. */
  now(): number {
    return Date.now() + (this.#kept.clock?.offset ?? 0);
  }

  begin(): void {
    if (this.#expiry.check()) return;
    this.#show();
    this.#loop = startExchanges(() => this.#exchange());
  }

  stop(): void {
    this.#loop?.stop();
    this.#expiry.stop();
  }

  start(started: "camera" | "keys"): void {
    this.#kept = { ...this.#kept, started };
    void this.#keeper.save({ shift: this.#kept });
    this.#show();
  }

  /** A code was read, or a carnet was typed. */
  async scan(text: string): Promise<void> {
    if (this.#expiry.check()) return;
    const decision = decide(text, this.#ledger.people, this.#ledger.attendance);
    if (decision.kind === "welcome") {
      return this.#letIn(decision.person, { kind: "entry", carnet: decision.person.carnet });
    }
    await this.#keeper.saved;
    this.#screen.answer(decision);
    this.#show();
  }

  walkIn(person: Participant): Promise<void> {
    return this.#letIn(person, { kind: "walk-in", ...person });
  }

  /** The answer comes once the line is kept: a phone that is switched off then loses nothing. */
  async #letIn(person: Participant, line: NewLine): Promise<void> {
    const id = await this.#write(line);
    this.#screen.welcome({ kind: "welcome", person }, id);
    this.#show();
  }

  async rename(carnet: string, nombre: string): Promise<void> {
    await this.#write({ kind: "rename", carnet, nombre });
    this.clear();
  }

  async undo(): Promise<void> {
    const { lastEntry } = this.#screen.state;
    if (lastEntry === null) return;
    await this.#write({ kind: "undo", entry: lastEntry.id });
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

  /** Adds a line of this phone's own and has it sent; resolves with its id once it is kept. */
  async #write(line: NewLine): Promise<string> {
    const id = crypto.randomUUID();
    const event: DoorEvent = { ...line, id, at: this.now(), door: this.#kept.door };
    const kept = this.#keeper.save({ own: [this.#ledger.add(event)] });
    this.#loop?.hurry();
    await kept;
    return id;
  }

  async #exchange(): Promise<ExchangeOutcome> {
    if (this.#expiry.check()) return "over";
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
    const duplicates = answer.more ? [] : newDuplicates(this.#ledger.attendance, this.#kept);
    const saidDoubles = [...this.#kept.saidDoubles, ...duplicates.map(({ entry }) => entry.id)];
    const { people } = this.#ledger;
    this.#screen.notify(noticesOf({ duplicates, answers: answer.answers, refused, people }));
    const isClockBetter = clock !== this.#kept.clock;
    if (isNews || isClockBetter || cursor !== this.#kept.cursor || duplicates.length > 0) {
      this.#kept = { ...this.#kept, cursor, until, clock, saidDoubles };
      await this.#keeper.save({ shift: this.#kept, log: received, own: waiting, settled });
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
    await this.#keeper.save({ list });
  }

  #noteUnkept(): void {
    if (this.#screen.state.notices.some(({ kind }) => kind === "not-kept")) return;
    this.#screen.notify([{ kind: "not-kept", id: "not-kept" }]);
    this.#show();
  }

  async #end(ending: Ending | "finished"): Promise<void> {
    this.stop();
    const unsent = this.#ledger.unsent;
    this.#state.set({ kind: "ended", ending, unsent });
    await this.#keeper.forget();
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
