import type { ListAnswer, SyncAnswer } from "../../../domain/door/calls.ts";
import type { ClockReading } from "../../../domain/door/clock.ts";
import type { DoorEvent } from "../../../domain/door/events.ts";
import { heldList, noList } from "../book/book.ts";
import { noticesOf } from "../book/notices.ts";
import type { Ending } from "../calls/door-client.ts";
import type { DoorDatabase, KeptDoor, KeptShift } from "../keep/door-database.ts";
import { Keeper } from "../keep/keeper.ts";
import { Ledger, type NewLine } from "./ledger.ts";
import { ServerClock } from "./server-clock.ts";

/** The data of a shift, each change of which is also stored on the phone. */
export class StoredShift {
  readonly ledger: Ledger;
  readonly #keeper: Keeper;
  readonly #clock: ServerClock;
  #kept: KeptShift;

  /** `onTurn` is called when storing begins to fail, and when it works again. */
  constructor(
    database: DoorDatabase,
    { isStored, ...kept }: KeptDoor & { readonly isStored: boolean },
    onTurn: (isStored: boolean) => void,
  ) {
    this.ledger = new Ledger(kept);
    this.#kept = kept.shift;
    this.#clock = new ServerClock(kept.shift.clock);
    const whole = () => ({ shift: this.#kept, ...this.ledger.kept });
    this.#keeper = new Keeper(database, { isKept: isStored, whole, onTurn });
  }

  get kept(): KeptShift {
    return this.#kept;
  }

  get isStored(): boolean {
    return this.#keeper.isKept;
  }

  /** Resolves once all changes so far are written or have failed. */
  get saved(): Promise<void> {
    return this.#keeper.saved;
  }

  /** By the server's clock, in ms since the epoch. */
  now(): number {
    return this.#clock.now(this.#kept.until);
  }

  async keep(changes: Partial<KeptShift>): Promise<void> {
    this.#kept = { ...this.#kept, ...changes };
    await this.#keeper.save({ shift: this.#kept });
  }

  /** Adds a line of this phone at once; resolves with its id when it is stored. */
  async write(line: NewLine): Promise<string> {
    const id = crypto.randomUUID();
    const event: DoorEvent = { ...line, id, at: this.now(), door: this.#kept.door };
    const isEntry = event.kind === "entry" || event.kind === "walk-in";
    if (isEntry) this.#kept = { ...this.#kept, lastEntry: id };
    await this.#keeper.save({ shift: this.#kept, own: [this.ledger.add(event)] });
    return id;
  }

  /** Resolves with whether the answer changed something that the helper sees. */
  async takeIn(answer: SyncAnswer, reading: ClockReading): Promise<boolean> {
    const { events, cursor, logId, until } = answer;
    const isLogNew = this.#kept.logId !== "" && logId !== this.#kept.logId;
    if (isLogNew) this.ledger.startNewLog(this.#kept.door);
    // Lines that were acknowledged may be in the previous log; sent again, the server recognises
    // them.
    const answers = isLogNew ? [] : answer.answers;
    const { received, waiting, settled, refused } = this.ledger.takeIn(answers, events);
    const isNews =
      isLogNew || answers.length > 0 || received.length > 0 || until !== this.#kept.until;
    this.#clock.correct(reading);
    const clock = this.#clock.known;
    const known = this.#kept;
    const isChanged = clock !== known.clock || cursor !== known.cursor || logId !== known.logId;
    if (isNews || isChanged || !this.isStored) {
      const answered = [...known.notices.answered, ...noticesOf(answers, refused)];
      const notices = { ...known.notices, answered };
      this.#kept = { ...known, cursor, logId, until, clock, notices };
      const own = isLogNew ? this.ledger.own : waiting;
      await this.#keeper.save({ shift: this.#kept, log: received, isLogNew, own, settled });
    }
    return isNews;
  }

  async takeList(answer: ListAnswer): Promise<void> {
    const list = heldList(answer);
    this.ledger.takeList(list);
    await this.#keeper.save({ list });
  }

  /** Deletes the list. Unsent lines stay until a person deletes them or opens another link. */
  async end(ending: Ending | "finished"): Promise<void> {
    const own = this.ledger.unsent;
    const isNothingLeft = ending === "finished" || own.length === 0;
    await this.#keeper.end(
      isNothingLeft ? null : { shift: { ...this.#kept, ending }, list: noList, log: [], own },
    );
  }
}
