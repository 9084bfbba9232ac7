import type { Attendance, Entry } from "../../../domain/attendance/attendance.ts";
import type { Registration } from "../../../domain/carnet/participant.ts";
import { type EventAnswer, MOST_EVENTS_SENT } from "../../../domain/door/calls.ts";
import type { DoorEvent, LoggedEvent, SentEvent } from "../../../domain/door/log/events.ts";
import {
  afterSync,
  attendanceIn,
  isAboutList,
  type LocalData,
  type LocalEvent,
  onNewLog,
  peopleIn,
  type StoredList,
  type SyncResult,
} from "../data/local-data.ts";
import type { StoredDoor } from "../storage/door-database.ts";

/** A line before it has an id, a time and a door. */
export type NewLine = SentEvent extends infer Line
  ? Line extends SentEvent
    ? Omit<Line, "id" | "at">
    : never
  : never;

/** The data of a running session, with the list and the attendance that follow from it. */
export class SessionData {
  #data: LocalData;
  #people: ReadonlyMap<string, Registration>;
  #attendance: Attendance;

  constructor({ list, log, own }: StoredDoor) {
    this.#data = {
      list,
      log: new Map(log.map((event) => [event.id, event])),
      own: new Map(own.map((line) => [line.event.id, line])),
    };
    this.#people = peopleIn(this.#data);
    this.#attendance = attendanceIn(this.#data);
  }

  get people(): ReadonlyMap<string, Registration> {
    return this.#people;
  }

  get attendance(): Attendance {
    return this.#attendance;
  }

  get listVersion(): string {
    return this.#data.list.listVersion;
  }

  /** Own lines that the server has not acknowledged. */
  get unsent(): readonly LocalEvent[] {
    return [...this.#data.own.values()].filter(({ answered }) => !answered);
  }

  /** The data that the phone stores. */
  get stored(): Omit<StoredDoor, "session"> {
    const { list, log, own } = this.#data;
    return { list, log: [...log.values()], own: [...own.values()] };
  }

  /** The entry of the line with this id; `null` if it was undone or is not an entry. */
  entry(id: string): Entry | null {
    const event = this.#data.log.get(id) ?? this.#data.own.get(id)?.event;
    if (event === undefined || !("carnet" in event)) return null;
    const { validEntries, duplicates } = this.#attendance;
    const first = validEntries.get(event.carnet);
    if (first?.id === id) return first;
    return duplicates.find(({ entry }) => entry.id === id)?.entry ?? null;
  }

  /** Own lines that the log's copy has not replaced. */
  get own(): readonly LocalEvent[] {
    return [...this.#data.own.values()];
  }

  /** The unsent lines that fit into one call. */
  toSend(): SentEvent[] {
    const lines = this.unsent.slice(0, MOST_EVENTS_SENT);
    return lines.map(({ event: { door: _, ...sent } }) => sent);
  }

  /** Adds a line that was made on this phone. */
  add(event: DoorEvent): LocalEvent {
    const line = { event, answered: false };
    const own = new Map(this.#data.own).set(event.id, line);
    this.#update({ ...this.#data, own }, isAboutList(event));
    return line;
  }

  applySync(answers: readonly EventAnswer[], events: readonly LoggedEvent[]): SyncResult {
    const result = afterSync(this.#data, answers, events);
    const { received, refused, waiting } = result;
    if (answers.length === 0 && received.length === 0) return result;
    const changed = [...received, ...refused, ...waiting.map(({ event }) => event)];
    this.#update(result.data, changed.some(isAboutList));
    return result;
  }

  /** Restarts the data with a new log of the server. */
  startNewLog(door: string): void {
    this.#update(onNewLog(this.#data, door), true);
  }

  replaceList(list: StoredList): void {
    this.#update({ ...this.#data, list }, true);
  }

  #update(data: LocalData, isListChanged: boolean): void {
    this.#data = data;
    this.#attendance = attendanceIn(data);
    if (isListChanged) this.#people = peopleIn(data);
  }
}
