import type { Participant } from "../../../domain/carnet/participant.ts";
import { followClock } from "../../ui/browser/follow-clock.ts";
import { decide } from "../book/decide.ts";
import { withLayoutNotice } from "../book/notices.ts";
import { type DoorClient, doorClient, type Ending } from "../calls/door-client.ts";
import type { DoorDatabase, Input, KeptDoor } from "../keep/door-database.ts";
import { readCode } from "../scan/read-code.ts";
import { deskOf, lastEntryOf, type OnScreen } from "./desk.ts";
import { type ExchangeLoop, type ExchangeOutcome, startExchanges } from "./exchange-loop.ts";
import type { NewLine } from "./ledger.ts";
import type { Observable } from "./observable.ts";
import type { Notice, Said, ShiftState } from "./shift-state.ts";
import { StoredShift } from "./stored-shift.ts";

/** How often the end of the shift is checked again while the server has not confirmed it, in ms. */
const CONFIRM_EVERY_MS = 60_000;

/** A shift at a door: it decides on scans, stores lines on the phone and syncs them. */
export class Shift {
  readonly #stored: StoredShift;
  readonly #client: DoorClient;
  readonly #state: Observable<ShiftState>;
  #loop: ExchangeLoop | null = null;
  #stopClock = () => {};
  #screen: OnScreen = { shown: null, isConnected: true, isUnkept: false };
  /** Whether the helper continues although the shift is over by this phone's clock. */
  #isGoingOn = false;
  #isEnded = false;

  /** `isStored` tells whether `kept` was read from `database`. */
  constructor(
    database: DoorDatabase,
    kept: KeptDoor & { readonly isStored: boolean },
    state: Observable<ShiftState>,
  ) {
    this.#stored = new StoredShift(database, kept, (isStored) =>
      this.#show({ isUnkept: !isStored }),
    );
    this.#client = doorClient(kept.shift.secret);
    this.#state = state;
  }

  /** By the server's clock, in ms since the epoch. */
  now(): number {
    return this.#stored.now();
  }

  /** Resolves with whether the phone could store the shift. */
  async begin(): Promise<boolean> {
    if (!this.#stored.isStored) await this.#stored.keep({});
    if (this.#isEnded) return false;
    this.#stopClock = followClock(() => {
      const left = this.#stored.kept.until - this.now();
      if (left > 0) return left;
      this.#show();
      this.#loop?.syncNow();
      return CONFIRM_EVERY_MS;
    });
    this.#show();
    this.#loop = startExchanges(() => this.#exchange());
    return this.#stored.isStored;
  }

  goOn(): void {
    this.#isGoingOn = true;
    this.#show();
  }

  stop(): void {
    this.#isEnded = true;
    this.#loop?.stop();
    this.#stopClock();
  }

  setInput(input: Input): void {
    void this.#stored.keep({ input });
    this.#show();
  }

  /** Decides on a scanned code or a typed carnet. */
  async scan(text: string): Promise<void> {
    const code = readCode(text);
    if (code.kind === "none") return this.#say({ kind: "unreadable", text });
    const { ledger, kept } = this.#stored;
    if (code.sign !== null) {
      void this.#stored.keep({ notices: withLayoutNotice(kept.notices, code.sign) });
    }
    const decision = decide(code.carnet, ledger.people, ledger.attendance);
    if (decision.kind === "welcome") {
      const { person } = decision;
      return this.#letIn(person, { kind: "entry", carnet: person.carnet });
    }
    await this.#stored.saved;
    this.#say(decision);
  }

  walkIn(person: Participant): Promise<void> {
    return this.#letIn(person, { kind: "walk-in", ...person });
  }

  /** Answers once the line is stored, so that a phone that is switched off loses nothing. */
  async #letIn(person: Participant, line: NewLine): Promise<void> {
    const entryId = await this.#write(line);
    this.#say({ kind: "welcome", person, entryId });
  }

  async rename(carnet: string, nombre: string): Promise<void> {
    await this.#write({ kind: "rename", carnet, nombre });
    this.clear();
  }

  async undo(): Promise<void> {
    const last = lastEntryOf(this.#stored.ledger, this.#stored.kept);
    if (last === null) return;
    await this.#write({ kind: "undo", entry: last.id });
    this.#say({ kind: "undone", nombre: last.nombre });
  }

  /** Adds a line and starts sending it; resolves with its id once it is stored. */
  #write(line: NewLine): Promise<string> {
    const written = this.#stored.write(line);
    this.#loop?.syncNow();
    return written;
  }

  /** Removes the answer from the screen. */
  readonly clear = (): void => this.#say(null);

  /** Takes a notice off the screen, once the phone has stored that it was seen. */
  async dismiss(id: Notice["id"]): Promise<void> {
    if (id === "not-kept") return this.#show({ isUnkept: false });
    const { notices } = this.#stored.kept;
    await this.#stored.keep({ notices: { ...notices, seen: [...notices.seen, id] } });
    this.#show();
  }

  /** Ends the shift and deletes all data from the phone, including unsent lines. */
  finish(): Promise<void> {
    return this.#end("finished");
  }

  async #exchange(): Promise<ExchangeOutcome> {
    const { ledger, kept } = this.#stored;
    const { cursor, logId } = kept;
    const result = await this.#client.sync({
      since: cursor,
      ...(logId !== "" && { logId }),
      events: ledger.toSend(),
    });
    if (this.#isEnded) return "over";
    if (result.kind === "ended") {
      await this.#end(result.ending);
      return "over";
    }
    const wasConnected = this.#screen.isConnected;
    this.#screen = { ...this.#screen, isConnected: result.kind === "answered" };
    if (result.kind === "failed") {
      if (wasConnected) this.#show();
      return "failed";
    }
    const { answer, clock } = result;
    const isNews = await this.#stored.takeIn(answer, clock);
    const isListOld = answer.listVersion !== ledger.listVersion;
    if (isListOld) await this.#takeListAnew();
    // Most exchanges bring nothing new, and rendering the whole desk costs battery.
    const isOvertime = this.#state.get().kind === "overtime";
    if (isListOld || isNews || !wasConnected || isOvertime) this.#show();
    return answer.more || ledger.toSend().length > 0 ? "more" : "done";
  }

  /** Fetches the list that organisers changed. If that fails, the next exchange tries again. */
  async #takeListAnew(): Promise<void> {
    const result = await this.#client.takeList();
    if (result.kind === "answered" && !this.#isEnded) await this.#stored.takeList(result.answer);
  }

  async #end(ending: Ending | "finished"): Promise<void> {
    this.stop();
    this.#state.set({ kind: "ended", ending, unsent: this.#stored.ledger.unsent.length });
    await this.#stored.end(ending);
  }

  #say(said: Said | null): void {
    const count = (this.#screen.shown?.count ?? 0) + 1;
    this.#show({ shown: said && { ...said, count } });
  }

  #show(changes: Partial<OnScreen> = {}): void {
    this.#screen = { ...this.#screen, ...changes };
    if (this.#isEnded) return;
    const desk = deskOf(this.#stored.ledger, this.#stored.kept, this.#screen);
    const { until, unsent } = desk;
    const isOvertime = !this.#isGoingOn && this.now() >= until;
    this.#state.set(isOvertime ? { kind: "overtime", until, unsent } : { kind: "working", desk });
  }
}
