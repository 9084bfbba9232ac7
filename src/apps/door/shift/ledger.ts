import type { Attendance, Entry } from "../../../domain/attendance/attendance.ts";
import type { Registration } from "../../../domain/carnet/participant.ts";
import { type EventAnswer, MOST_EVENTS_SENT } from "../../../domain/door/calls.ts";
import type { DoorEvent, LoggedEvent, SentEvent } from "../../../domain/door/events.ts";
import {
  afterExchange,
  attendanceIn,
  type Book,
  type Exchange,
  type HeldList,
  isAboutList,
  type LocalEvent,
  onNewLog,
  peopleIn,
} from "../book/book.ts";
import type { KeptDoor } from "../keep/door-database.ts";

/** A line before it has an id, a time and a door. */
export type NewLine = SentEvent extends infer Line
  ? Line extends SentEvent
    ? Omit<Line, "id" | "at">
    : never
  : never;

/** The book of a running shift, with the list and the attendance that follow from it. */
export class Ledger {
  #book: Book;
  #people: ReadonlyMap<string, Registration>;
  #attendance: Attendance;

  constructor({ list, log, own }: KeptDoor) {
    this.#book = {
      list,
      log: new Map(log.map((event) => [event.id, event])),
      own: new Map(own.map((line) => [line.event.id, line])),
    };
    this.#people = peopleIn(this.#book);
    this.#attendance = attendanceIn(this.#book);
  }

  get people(): ReadonlyMap<string, Registration> {
    return this.#people;
  }

  get attendance(): Attendance {
    return this.#attendance;
  }

  get listVersion(): string {
    return this.#book.list.listVersion;
  }

  /** Own lines that the server has not acknowledged. */
  get unsent(): readonly LocalEvent[] {
    return [...this.#book.own.values()].filter(({ answered }) => !answered);
  }

  /** The data that the phone stores. */
  get kept(): Omit<KeptDoor, "shift"> {
    const { list, log, own } = this.#book;
    return { list, log: [...log.values()], own: [...own.values()] };
  }

  /** The entry of the line with this id; `null` if it was undone or is not an entry. */
  entry(id: string): Entry | null {
    const event = this.#book.log.get(id) ?? this.#book.own.get(id)?.event;
    if (event === undefined || !("carnet" in event)) return null;
    const { validEntries, duplicates } = this.#attendance;
    const first = validEntries.get(event.carnet);
    if (first?.id === id) return first;
    return duplicates.find(({ entry }) => entry.id === id)?.entry ?? null;
  }

  /** Own lines that the log's copy has not replaced. */
  get own(): readonly LocalEvent[] {
    return [...this.#book.own.values()];
  }

  /** The unsent lines that fit into one call. */
  toSend(): SentEvent[] {
    const lines = this.unsent.slice(0, MOST_EVENTS_SENT);
    return lines.map(({ event: { door: _, ...sent } }) => sent);
  }

  /** Adds a line that was made on this phone. */
  add(event: DoorEvent): LocalEvent {
    const line = { event, answered: false };
    const own = new Map(this.#book.own).set(event.id, line);
    this.#turnTo({ ...this.#book, own }, isAboutList(event));
    return line;
  }

  takeIn(answers: readonly EventAnswer[], events: readonly LoggedEvent[]): Exchange {
    const exchange = afterExchange(this.#book, answers, events);
    const { received, refused, waiting } = exchange;
    if (answers.length === 0 && received.length === 0) return exchange;
    const changed = [...received, ...refused, ...waiting.map(({ event }) => event)];
    this.#turnTo(exchange.book, changed.some(isAboutList));
    return exchange;
  }

  /** Restarts the book with a new log of the server. */
  startNewLog(door: string): void {
    this.#turnTo(onNewLog(this.#book, door), true);
  }

  takeList(list: HeldList): void {
    this.#turnTo({ ...this.#book, list }, true);
  }

  #turnTo(book: Book, isListChanged: boolean): void {
    this.#book = book;
    this.#attendance = attendanceIn(book);
    if (isListChanged) this.#people = peopleIn(book);
  }
}
