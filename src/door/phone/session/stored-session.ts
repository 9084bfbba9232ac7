import { type ListAnswer, MOST_LINES_SENT, type SyncAnswer } from "#door/model/calls.ts";
import { type ClockReading, correctClock, serverTimeAt } from "#door/model/clock.ts";
import type { DoorLine, SentLine } from "#door/model/lines.ts";
import { dayAt } from "#edition/model/event-days.ts";
import type { DoorClient, Ending } from "./door-client.ts";
import type { DoorDatabase, SessionRecord, StoredDoor } from "./door-database.ts";
import * as local from "./local-data.ts";
import { noticesOf } from "./notices.ts";
import { writeQueue } from "./write-queue.ts";

/** A line before it has an id, a time and a door. */
export type NewLine = SentLine extends infer Line
  ? Line extends SentLine
    ? Omit<Line, "id" | "at">
    : never
  : never;

/** The data of a session, each change of which is also stored on the phone. */
export class StoredSession {
  readonly #queue: ReturnType<typeof writeQueue>;
  #data: local.SessionData;
  #record: SessionRecord;

  /** `onChange` is called when storing begins to fail, and when it works again. */
  constructor(
    database: DoorDatabase,
    { isStored, session, list, log, own }: StoredDoor & { readonly isStored: boolean },
    onChange: (isStored: boolean) => void,
  ) {
    this.#record = session;
    this.#data = this.#derived({
      list,
      log: new Map(log.map((line) => [line.id, line])),
      own: new Map(local.inOrder(own).map((line) => [line.event.id, line])),
    });
    const whole = () => {
      const { list, log, own } = this.#data;
      return { session: this.#record, list, log: [...log.values()], own: [...own.values()] };
    };
    this.#queue = writeQueue(database, { isStored, whole, onChange });
  }

  get data(): local.SessionData {
    return this.#data;
  }

  get record(): SessionRecord {
    return this.#record;
  }

  get isStored(): boolean {
    return this.#queue.isStored();
  }

  /** Resolves once all changes so far are written or have failed. */
  get saved(): Promise<void> {
    return this.#queue.saved();
  }

  /** By the server's clock, in ms since the epoch. */
  now(): number {
    return serverTimeAt(Date.now(), this.#record.clock);
  }

  #derived(data: local.LocalData, people?: local.SessionData["people"]): local.SessionData {
    return local.derived(data, this.now(), people);
  }

  async update(changes: Partial<SessionRecord>): Promise<void> {
    this.#record = { ...this.#record, ...changes };
    await this.#queue.save({ session: this.#record });
  }

  /** Adds a line of this phone at once; resolves with its id when it is stored. */
  async write(line: NewLine): Promise<string> {
    const id = crypto.randomUUID();
    const event: DoorLine = { ...line, id, at: this.now(), door: this.#record.door };
    const isEntry = event.kind === "entry" || event.kind === "walk-in";
    if (isEntry) this.#record = { ...this.#record, lastEntry: id };
    const added = { event, answered: false };
    const data = { ...this.#data, own: new Map(this.#data.own).set(id, added) };
    this.#data = this.#derived(data, local.isAboutList(event) ? undefined : data.people);
    await this.#queue.save({ session: this.#record, own: [added] });
    return id;
  }

  /**
   * Sends what is unsent and stores what is new; fetches the list again if organisers changed it. Nothing is
   * stored once `isEnded`.
   */
  async exchange(client: DoorClient, isEnded: () => boolean) {
    const { cursor, logId } = this.#record;
    const events = this.#toSend();
    const result = await client.sync({ since: cursor, ...(logId !== "" && { logId }), events });
    if (result.kind !== "answered") return result;
    if (isEnded()) return { kind: "failed", contact: "offline" } as const;
    const { answer, clock } = result;
    const isNews = await this.#applySync(answer, clock);
    const { listVersion, isRehearsal = false } = this.#data.list;
    const isListOld =
      answer.listVersion !== listVersion || (answer.isRehearsal ?? false) !== isRehearsal;
    if (isListOld) {
      // If that fails, the next sync tries again.
      const fetched = await client.fetchList();
      if (fetched.kind === "answered" && !isEnded()) await this.#replaceList(fetched.answer);
    }
    const isMore = answer.more || this.#toSend().length > 0;
    return { kind: "answered", isNews: isNews || isListOld, isMore } as const;
  }

  /** The unsent lines that fit into one call. */
  #toSend(): SentLine[] {
    const lines = local.unsentIn(this.#data.own.values()).slice(0, MOST_LINES_SENT);
    return lines.map(({ event: { door: _, ...sent } }) => sent);
  }

  /** Resolves with whether the answer changed something that the helper sees. */
  async #applySync(answer: SyncAnswer, reading: ClockReading): Promise<boolean> {
    const { events, cursor, logId, until } = answer;
    const known = this.#record;
    const isLogNew = known.logId !== "" && logId !== known.logId;
    // The answers may be about the previous log. All lines are sent again, and the server recognises those
    // that it has.
    const answers = isLogNew ? [] : answer.answers;
    const before = isLogNew ? local.onNewLog(this.#data, known.door) : this.#data;
    const result = local.afterSync(before, answers, events);
    const { received, waiting, settled } = result;
    const isChanged = isLogNew || answers.length > 0 || received.length > 0;
    if (isChanged) {
      const ids = [...settled, ...waiting.map(({ event }) => event.id)];
      const lines = [...received, ...ids.flatMap((id) => before.own.get(id)?.event ?? [])];
      const isListChanged = isLogNew || lines.some(local.isAboutList);
      this.#data = this.#derived(result.data, isListChanged ? undefined : this.#data.people);
    }
    const clock = correctClock(known.clock, reading);
    const { days } = this.#data.list;
    // A phone that loses its date goes on at the last time that it stored.
    const isNextDay = dayAt(days, reading.serverTime) !== dayAt(days, known.clock?.serverTime ?? 0);
    const isClockNew = isNextDay || clock.offset !== known.clock?.offset;
    const isNews = isChanged || until !== known.until || isClockNew;
    const answered = [...known.notices.answered, ...noticesOf(answers, before.own)];
    const notices = { ...known.notices, answered };
    this.#record = { ...known, cursor, logId, until, clock, notices };
    // The time of each answer is stored with what is written next, because writing costs battery.
    if (isNews || cursor !== known.cursor || logId !== known.logId || !this.isStored) {
      const own = isLogNew ? [...this.#data.own.values()] : waiting;
      await this.#queue.save({ session: this.#record, log: received, isLogNew, own, settled });
    }
    return isNews;
  }

  async #replaceList(answer: ListAnswer): Promise<void> {
    const list = local.toStoredList(answer);
    this.#data = this.#derived({ ...this.#data, list });
    await this.#queue.save({ list });
  }

  /** The lines that would be lost if this phone forgot them. */
  unsent(): local.OwnLine[] {
    return local.unsentThatCount(this.#data.list, this.#data.own.values());
  }

  /** Deletes the list; unsent lines stay until a person deletes them or opens another link. Resolves with whether it could. */
  end(ending: Ending | "finished"): Promise<boolean> {
    const own = this.unsent();
    const isNothingLeft = ending === "finished" || own.length === 0;
    return this.#queue.end(
      isNothingLeft
        ? null
        : { session: { ...this.#record, ending }, list: local.emptyList, log: [], own },
    );
  }
}
