import { idOf, type Participant, withId } from "#people/model/carnet/participant.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { followClock } from "#platform/browser/follow-clock.ts";
import type { Observable } from "#platform/browser/observable.ts";
import { type DoorClient, doorClient, type Ending } from "./door-client.ts";
import type { DoorDatabase, Input, StoredDoor } from "./door-database.ts";
import { attendanceToday } from "./local-data.ts";
import { listedPerson, naming } from "./phone-list.ts";
import { readCode, type ScannedCode } from "./read-code.ts";
import {
  type Answer,
  lastEntryOf,
  type Notice,
  type ScreenState,
  type SessionState,
  sessionView,
} from "./session-state.ts";
import { type NewLine, StoredSession } from "./stored-session.ts";
import { type SyncLoop, type SyncOutcome, startSyncLoop } from "./sync-loop.ts";

/** How long to wait before a full phone is asked again to store what is left at the end, in ms. */
const FULL_MS = 3000;

/** A session at a door: it decides on scans, stores lines on the phone and syncs them. */
export class Session {
  readonly #stored: StoredSession;
  readonly #client: DoorClient;
  readonly #state: Observable<SessionState>;
  readonly carnets: CarnetRules;
  #loop: SyncLoop | null = null;
  #stopClock = () => {};
  #screen: ScreenState = { shown: null, contact: "online", hasStorageFailed: false };
  /** Whether the helper continues although the session is over by this phone's clock. */
  #isOvertimeAllowed = false;
  #isEnded = false;

  /** `isStored` tells whether `stored` was read from `database`. */
  constructor(
    database: DoorDatabase,
    stored: StoredDoor & { readonly isStored: boolean },
    state: Observable<SessionState>,
    carnets: CarnetRules,
  ) {
    this.carnets = carnets;
    this.#stored = new StoredSession(database, stored, (isStored) =>
      this.#show({ hasStorageFailed: !isStored }),
    );
    this.#client = doorClient(stored.session.secret);
    this.#state = state;
  }

  /** By the server's clock, in ms since the epoch. */
  now(): number {
    return this.#stored.now();
  }

  /** Resolves with whether the phone could store the session. */
  async begin(): Promise<boolean> {
    if (!this.#stored.isStored) await this.#stored.update({});
    if (this.#isEnded) return false;
    // Each minute: the clock may be set at any moment, a day begins, or the session is over.
    this.#stopClock = followClock(() => {
      this.#show();
      if (this.now() >= this.#stored.record.until) this.#loop?.syncNow();
      return Number.POSITIVE_INFINITY;
    });
    this.#loop = startSyncLoop(() => this.#sync());
    return this.#stored.isStored;
  }

  /** How many lines that are not sent would be lost with the page. */
  get unsaved(): number {
    return this.#stored.isStored ? 0 : this.#stored.unsent().length;
  }

  resume(): void {
    this.#isOvertimeAllowed = true;
    this.#show();
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
    await this.#write({ kind: "rename", ...naming(person), seen: person.nombre, nombre });
    this.clear();
  }

  async undo(): Promise<void> {
    const last = lastEntryOf(this.#stored);
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
    if (id === "not-stored") return this.#show({ hasStorageFailed: false });
    const { notices } = this.#stored.record;
    await this.#stored.update({ notices: { ...notices, seen: [...notices.seen, id] } });
    this.#show();
  }

  async #sync(): Promise<SyncOutcome> {
    const result = await this.#stored.exchange(this.#client, () => this.#isEnded);
    if (result.kind === "ended" && !this.#isEnded) await this.end(result.ending);
    if (this.#isEnded) return "done";
    const contact = result.kind === "failed" ? result.contact : "online";
    const isOvertime = this.#state.get().kind === "overtime";
    const isNews = result.kind === "answered" && (result.isNews || isOvertime);
    // Most syncs bring nothing new, and rendering the whole view costs battery.
    if (contact !== this.#screen.contact || isNews) this.#show({ contact });
    if (result.kind !== "answered") return "failed";
    return result.isMore ? "more" : "done";
  }

  /**
   * Ends the session and deletes its data from the phone, and unsent lines if the helper has finished. While a full
   * phone refuses, it tries again, unless another tab has taken over.
   */
  async end(ending: Ending | "finished"): Promise<void> {
    this.stop();
    const ended = { kind: "ended", ending, unsent: this.#stored.unsent().length } as const;
    const full = { kind: "full" } as const;
    // Whoever reads that the phone has deleted its data may close the page at once.
    while (!(await this.#stored.end(ending))) {
      this.#state.set(full);
      await new Promise((resolve) => setTimeout(resolve, FULL_MS));
      if (this.#state.get() !== full) return;
    }
    this.#state.set(ended);
  }

  #answer(answer: Answer | null): void {
    const count = (this.#screen.shown?.count ?? 0) + 1;
    this.#show({ shown: answer && { ...answer, count } });
  }

  #show(changes: Partial<ScreenState> = {}): void {
    this.#screen = { ...this.#screen, ...changes };
    if (this.#isEnded) return;
    const view = sessionView(this.#stored, this.#screen);
    const { now, until } = view;
    const isOvertime = !this.#isOvertimeAllowed && now >= until;
    this.#state.set(isOvertime ? { kind: "overtime", until } : { kind: "working", view });
  }
}
