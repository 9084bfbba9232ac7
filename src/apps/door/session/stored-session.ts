import type { ListAnswer, SyncAnswer } from "../../../domain/door/calls.ts";
import type { ClockReading } from "../../../domain/door/clock.ts";
import type { DoorEvent } from "../../../domain/door/log/events.ts";
import type { Ending } from "../calls/door-client.ts";
import { emptyList, toStoredList } from "../data/local-data.ts";
import { noticesOf } from "../data/notices.ts";
import type { DoorDatabase, SessionRecord, StoredDoor } from "../storage/door-database.ts";
import { WriteQueue } from "../storage/write-queue.ts";
import { ServerClock } from "./server-clock.ts";
import { type NewLine, SessionData } from "./session-data.ts";

/** The data of a session, each change of which is also stored on the phone. */
export class StoredSession {
  readonly data: SessionData;
  readonly #queue: WriteQueue;
  readonly #clock: ServerClock;
  #record: SessionRecord;

  /** `onChange` is called when storing begins to fail, and when it works again. */
  constructor(
    database: DoorDatabase,
    { isStored, ...stored }: StoredDoor & { readonly isStored: boolean },
    onChange: (isStored: boolean) => void,
  ) {
    this.data = new SessionData(stored);
    this.#record = stored.session;
    this.#clock = new ServerClock(stored.session.clock);
    const whole = () => ({ session: this.#record, ...this.data.stored });
    this.#queue = new WriteQueue(database, { isStored, whole, onChange });
  }

  get record(): SessionRecord {
    return this.#record;
  }

  get isStored(): boolean {
    return this.#queue.isStored;
  }

  /** Resolves once all changes so far are written or have failed. */
  get saved(): Promise<void> {
    return this.#queue.saved;
  }

  /** By the server's clock, in ms since the epoch. */
  now(): number {
    return this.#clock.now(this.#record.until);
  }

  async update(changes: Partial<SessionRecord>): Promise<void> {
    this.#record = { ...this.#record, ...changes };
    await this.#queue.save({ session: this.#record });
  }

  /** Adds a line of this phone at once; resolves with its id when it is stored. */
  async write(line: NewLine): Promise<string> {
    const id = crypto.randomUUID();
    const event: DoorEvent = { ...line, id, at: this.now(), door: this.#record.door };
    const isEntry = event.kind === "entry" || event.kind === "walk-in";
    if (isEntry) this.#record = { ...this.#record, lastEntry: id };
    await this.#queue.save({ session: this.#record, own: [this.data.add(event)] });
    return id;
  }

  /** Resolves with whether the answer changed something that the helper sees. */
  async applySync(answer: SyncAnswer, reading: ClockReading): Promise<boolean> {
    const { events, cursor, logId, until } = answer;
    const isLogNew = this.#record.logId !== "" && logId !== this.#record.logId;
    if (isLogNew) this.data.startNewLog(this.#record.door);
    // Lines that were acknowledged may be in the previous log; sent again, the server recognises
    // them.
    const answers = isLogNew ? [] : answer.answers;
    const { received, waiting, settled, refused } = this.data.applySync(answers, events);
    const isNews =
      isLogNew || answers.length > 0 || received.length > 0 || until !== this.#record.until;
    this.#clock.correct(reading);
    const clock = this.#clock.known;
    const known = this.#record;
    const isChanged = clock !== known.clock || cursor !== known.cursor || logId !== known.logId;
    if (isNews || isChanged || !this.isStored) {
      const answered = [...known.notices.answered, ...noticesOf(answers, refused)];
      const notices = { ...known.notices, answered };
      this.#record = { ...known, cursor, logId, until, clock, notices };
      const own = isLogNew ? this.data.own : waiting;
      await this.#queue.save({ session: this.#record, log: received, isLogNew, own, settled });
    }
    return isNews;
  }

  async replaceList(answer: ListAnswer): Promise<void> {
    const list = toStoredList(answer);
    this.data.replaceList(list);
    await this.#queue.save({ list });
  }

  /** Deletes the list. Unsent lines stay until a person deletes them or opens another link. */
  async end(ending: Ending | "finished"): Promise<void> {
    const own = this.data.unsent;
    const isNothingLeft = ending === "finished" || own.length === 0;
    await this.#queue.end(
      isNothingLeft
        ? null
        : { session: { ...this.#record, ending }, list: emptyList, log: [], own },
    );
  }
}
