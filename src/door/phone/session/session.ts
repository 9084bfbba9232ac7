import { nextDayAfter } from "#edition/model/event-days.ts";
import { idOf, type Participant, withId } from "#people/model/carnet/participant.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { followClock } from "#platform/browser/follow-clock.ts";
import type { Observable } from "#platform/browser/observable.ts";
import { type DoorClient, doorClient } from "./door-client.ts";
import type { DoorDatabase, Input, StoredDoor } from "./door-database.ts";
import { attendanceToday } from "./local-data.ts";
import { listedPerson } from "./phone-list.ts";
import { readCode, type ScannedCode } from "./read-code.ts";
import {
  type Answer,
  type Notice,
  type SessionState,
  type Shown,
  sessionView,
} from "./session-state.ts";
import { type NewLine, StoredSession } from "./stored-session.ts";
import { type SyncLoop, type SyncOutcome, startSyncLoop } from "./sync-loop.ts";

/** A session at a door: it decides on scans, stores lines on the phone and syncs them. */
export class Session {
  readonly #stored: StoredSession;
  readonly #client: DoorClient;
  readonly #state: Observable<SessionState>;
  readonly carnets: CarnetRules;
  #loop: SyncLoop | null = null;
  #stopClock = () => {};
  #shown: Shown | null = null;
  #isConnected = true;
  #isEnded = false;

  constructor(
    database: DoorDatabase,
    stored: StoredDoor,
    state: Observable<SessionState>,
    carnets: CarnetRules,
  ) {
    this.carnets = carnets;
    this.#stored = new StoredSession(database, stored, () => this.#show());
    this.#client = doorClient(stored.session.secret);
    this.#state = state;
  }

  /** By the server's clock, in ms since the epoch. */
  now(): number {
    return this.#stored.now();
  }

  begin(): void {
    // On the event's next day the screen begins again.
    this.#stopClock = followClock(() => {
      this.#show();
      const now = this.now();
      return nextDayAfter(this.#stored.data.list.days, now) - now;
    });
    this.#loop = startSyncLoop(() => this.#sync());
  }

  stop(): void {
    this.#isEnded = true;
    this.#loop?.stop();
    this.#stopClock();
  }

  setInput(input: Input): void {
    void this.#stored.update({ input });
    this.#show();
  }

  readonly carnetIn = (code: ScannedCode): string | null =>
    readCode(code, this.#stored.data.people, this.carnets);

  async scan(text: string): Promise<void> {
    const carnet = this.carnetIn({ text });
    if (carnet === null) return this.#answer({ kind: "unreadable", text });
    const person = listedPerson(carnet, this.#stored.data.people, this.carnets);
    if (person !== null) return this.letIn(person);
    await this.#stored.saved;
    this.#answer({ kind: "not-listed", carnet });
  }

  /** Answers to somebody on the list, whose code was scanned or whose name was chosen. */
  async letIn(person: Participant): Promise<void> {
    const { validEntries } = attendanceToday(this.#stored.data, this.now());
    const entry = validEntries.get(idOf(person));
    if (entry === undefined) return this.#admit(person, { kind: "entry", ...naming(person) });
    await this.#stored.saved;
    this.#answer({ kind: "already", person, entry });
  }

  walkIn(typed: Participant): Promise<void> {
    // Somebody else on the list may have had the carnet before theirs was corrected.
    const isTaken = this.#stored.data.people.has(typed.carnet);
    const person = withId(typed, isTaken ? crypto.randomUUID() : null);
    return this.#admit(person, { kind: "walk-in", ...person });
  }

  /** Answers once the line is stored, so that a phone that is switched off loses nothing. */
  async #admit(person: Participant, line: NewLine): Promise<void> {
    const entryId = await this.#write(line);
    this.#answer({ kind: "welcome", person, entryId });
  }

  async rename(person: Participant, nombre: string): Promise<void> {
    await this.#write({ kind: "rename", ...naming(person), nombre });
    this.clear();
  }

  async undo(): Promise<void> {
    const last = this.#view().lastEntry;
    if (last === null) return;
    await this.#write({ kind: "undo", entry: last.id });
    this.#answer({ kind: "undone", nombre: last.nombre });
  }

  /** Adds a line and starts sending it; resolves with its id once it is stored. */
  #write(line: NewLine): Promise<string> {
    const written = this.#stored.write(line);
    this.#loop?.syncNow();
    return written;
  }

  readonly clear = (): void => this.#answer(null);

  /** Takes a notice off the screen, once the phone has stored that it was seen. */
  async dismiss(id: Notice["id"]): Promise<void> {
    const { notices } = this.#stored.record;
    await this.#stored.update({ notices: { ...notices, seen: [...notices.seen, id] } });
    this.#show();
  }

  async #sync(): Promise<SyncOutcome> {
    const result = await this.#stored.exchange(this.#client, () => this.#isEnded);
    if (this.#isEnded) return "over";
    if (result.kind === "ended") {
      await this.end(false);
      return "over";
    }
    const wasConnected = this.#isConnected;
    this.#isConnected = result.kind === "answered";
    // Most syncs bring nothing new, and rendering the whole view costs battery.
    if (this.#isConnected !== wasConnected || (result.kind === "answered" && result.isNews))
      this.#show();
    if (result.kind !== "answered") return "failed";
    return result.isMore ? "more" : "done";
  }

  /** Ends the session and deletes its data from the phone, and unsent lines if the helper has finished. */
  async end(isFinished: boolean): Promise<void> {
    this.stop();
    const unsent = this.#stored.unsent().length;
    // Whoever reads that the phone has deleted its data may close the page at once.
    await this.#stored.end(isFinished).finally(() => {
      this.#state.set({ kind: "ended", isFinished, unsent });
    });
  }

  #answer(answer: Answer | null): void {
    const count = (this.#shown?.count ?? 0) + 1;
    this.#shown = answer && { ...answer, count };
    this.#show();
  }

  #show(): void {
    if (!this.#isEnded) this.#state.set({ kind: "working", view: this.#view() });
  }

  #view() {
    return sessionView(this.#stored, { shown: this.#shown, isConnected: this.#isConnected });
  }
}

/** How a line names somebody on the list: the server need not look for them by the carnet. */
function naming(person: Participant) {
  return { carnet: person.carnet, personId: idOf(person) };
}
