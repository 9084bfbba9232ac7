import type { Participant } from "../../domain/carnet/participant.ts";
import type { SyncAnswer } from "../../domain/door/calls.ts";
import { type ClockReading, correctClock } from "../../domain/door/clock.ts";
import type { DoorEvent } from "../../domain/door/events.ts";
import { followClock } from "../../site/phase/follow-clock.ts";
import { decide } from "../book/decide.ts";
import { noticesOf } from "../book/notices.ts";
import { type DoorClient, doorClient, type Ending } from "../calls/door-client.ts";
import type { DoorDatabase, Input, KeptDoor, KeptShift } from "../keep/door-database.ts";
import { Keeper } from "../keep/keeper.ts";
import { deskOf, lastEntryOf, type OnScreen } from "./desk.ts";
import { type ExchangeLoop, type ExchangeOutcome, startExchanges } from "./exchange-loop.ts";
import { heldList } from "./held-list.ts";
import { Ledger, type NewLine } from "./ledger.ts";
import type { Observable } from "./observable.ts";
import type { Notice, Said, ShiftState } from "./shift-state.ts";

/** The work at a door: what is scanned, what is kept, what is sent. */
export class Shift {
  readonly #keeper: Keeper;
  readonly #client: DoorClient;
  readonly #state: Observable<ShiftState>;
  readonly #ledger: Ledger;
  #kept: KeptShift;
  #loop: ExchangeLoop | null = null;
  #stopClock = () => {};
  #screen: OnScreen = { shown: null, isConnected: true, isUnkept: false };

  constructor(database: DoorDatabase, kept: KeptDoor, state: Observable<ShiftState>) {
    this.#keeper = new Keeper(database, () => this.#show({ isUnkept: true }));
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
    if (this.#endIfExpired()) return;
    this.#stopClock = followClock(() =>
      this.#endIfExpired() ? null : this.#kept.until - this.now(),
    );
    this.#show();
    this.#loop = startExchanges(() => this.#exchange());
  }

  stop(): void {
    this.#loop?.stop();
    this.#stopClock();
  }

  setInput(input: Input): void {
    this.#keep({ input });
  }

  /** A code was read, or a carnet was typed. */
  async scan(text: string): Promise<void> {
    if (this.#endIfExpired()) return;
    const decision = decide(text, this.#ledger.people, this.#ledger.attendance);
    if (decision.kind === "welcome") {
      return this.#letIn(decision.person, { kind: "entry", carnet: decision.person.carnet });
    }
    await this.#keeper.saved;
    this.#say(decision);
  }

  walkIn(person: Participant): Promise<void> {
    return this.#letIn(person, { kind: "walk-in", ...person });
  }

  /** The answer comes once the line is kept: a phone that is switched off then loses nothing. */
  async #letIn(person: Participant, line: NewLine): Promise<void> {
    const entryId = await this.#write(line);
    this.#say({ kind: "welcome", person, entryId });
  }

  async rename(carnet: string, nombre: string): Promise<void> {
    await this.#write({ kind: "rename", carnet, nombre });
    this.clear();
  }

  async undo(): Promise<void> {
    const last = lastEntryOf(this.#ledger, this.#kept);
    if (last === null) return;
    await this.#write({ kind: "undo", entry: last.id });
    this.#say({ kind: "undone", nombre: last.nombre });
  }

  /** The answer was seen. */
  readonly clear = (): void => this.#say(null);

  dismiss(id: Notice["id"]): void {
    const { notices } = this.#kept;
    if (id === "not-kept") this.#show({ isUnkept: false });
    else this.#keep({ notices: { ...notices, seen: [...notices.seen, id] } });
  }

  /** Wipes the phone. */
  async finish(): Promise<void> {
    await this.#end("finished");
  }

  /** Adds a line of this phone's own and has it sent; resolves with its id once it is kept. */
  async #write(line: NewLine): Promise<string> {
    const id = crypto.randomUUID();
    const event: DoorEvent = { ...line, id, at: this.now(), door: this.#kept.door };
    const isEntry = event.kind === "entry" || event.kind === "walk-in";
    if (isEntry) this.#kept = { ...this.#kept, lastEntry: id };
    const kept = this.#keeper.save({ shift: this.#kept, own: [this.#ledger.add(event)] });
    this.#loop?.syncNow();
    await kept;
    return id;
  }

  async #exchange(): Promise<ExchangeOutcome> {
    if (this.#endIfExpired()) return "over";
    const { cursor, logId } = this.#kept;
    const result = await this.#client.sync({
      since: cursor,
      ...(logId !== "" && { logId }),
      events: this.#ledger.toSend(),
    });
    if (this.#state.get().kind !== "working") return "over";
    if (result.kind === "ended") {
      await this.#end(result.ending);
      return "over";
    }
    const wasConnected = this.#screen.isConnected;
    this.#screen = { ...this.#screen, isConnected: result.kind === "answered" };
    if (result.kind === "answered") await this.#takeIn(result.answer, result.clock, wasConnected);
    else if (wasConnected) this.#show();
    if (result.kind === "failed") return "failed";
    return result.answer.more || this.#ledger.toSend().length > 0 ? "more" : "done";
  }

  async #takeIn(answer: SyncAnswer, reading: ClockReading, wasConnected: boolean): Promise<void> {
    const isLogNew = this.#kept.logId !== "" && answer.logId !== this.#kept.logId;
    if (isLogNew) this.#ledger.startNewLog(this.#kept.door);
    // What was answered may be in the log before; sent again, it is known.
    const answers = isLogNew ? [] : answer.answers;
    const { received, waiting, settled, refused } = this.#ledger.takeIn(answers, answer.events);
    const { cursor, logId, until, listVersion } = answer;
    const isNews =
      isLogNew || answer.answers.length > 0 || received.length > 0 || until !== this.#kept.until;
    const clock = correctClock(this.#kept.clock, reading);
    if (
      isNews ||
      clock !== this.#kept.clock ||
      cursor !== this.#kept.cursor ||
      logId !== this.#kept.logId
    ) {
      const { notices } = this.#kept;
      const answered = [...notices.answered, ...noticesOf(answers, refused)];
      this.#kept = {
        ...this.#kept,
        cursor,
        logId,
        until,
        clock,
        notices: { ...notices, answered },
      };
      const own = isLogNew ? this.#ledger.own : waiting;
      await this.#keeper.save({ shift: this.#kept, log: received, isLogNew, own, settled });
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

  /** Whether the door's time has passed. */
  #endIfExpired(): boolean {
    const isOver = this.now() >= this.#kept.until;
    if (isOver) void this.#end("expired");
    return isOver;
  }

  async #end(ending: Ending | "finished"): Promise<void> {
    this.stop();
    const unsent = this.#ledger.unsent;
    this.#state.set({ kind: "ended", ending, unsent });
    await this.#keeper.forget();
  }

  #keep(changes: Partial<KeptShift>): void {
    this.#kept = { ...this.#kept, ...changes };
    void this.#keeper.save({ shift: this.#kept });
    this.#show();
  }

  #say(said: Said | null): void {
    const count = (this.#screen.shown?.count ?? 0) + 1;
    this.#show({ shown: said && { ...said, count } });
  }

  #show(changes: Partial<OnScreen> = {}): void {
    this.#screen = { ...this.#screen, ...changes };
    const state = this.#state.get();
    if (state.kind === "ended" || state.kind === "elsewhere") return;
    this.#state.set({ kind: "working", desk: deskOf(this.#ledger, this.#kept, this.#screen) });
  }
}
