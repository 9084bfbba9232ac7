import { duplicatesIn, type Entry } from "#door/model/attendance.ts";
import type { LineAnswer } from "#door/model/calls.ts";
import type { DoorLine } from "#door/model/lines.ts";
import { dayAt } from "#edition/model/event-days.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { inOrder, type LocalData, type OwnLine, type SessionData } from "./local-data.ts";
import { nameOf } from "./phone-list.ts";

/** A notice that the phone stores, because it cannot be derived from the log again. */
type StoredNotice =
  /** `listed` is the id of a person who turned out to be on the list, whose ticket that list has. */
  | {
      readonly kind: "other-ticket";
      readonly id: string;
      readonly person: Participant;
      readonly listed?: string;
    }
  /**
   * `door` is where the line was made, if another link was opened before it was sent; `isRenamed` tells that somebody
   * else corrected the name meanwhile.
   */
  | {
      readonly kind: "refused";
      readonly id: string;
      readonly carnet: string;
      readonly door?: string;
      readonly isRenamed?: boolean;
    };

/** A notice about something that a sync revealed after the scan. */
export type LateNotice =
  | StoredNotice
  | {
      readonly kind: "duplicate";
      readonly id: string;
      readonly nombre: string;
      readonly entry: Entry;
      /** The earlier entry of the person, which counts. */
      readonly valid: Entry;
      /** The name of the event's day on which it was, if it is another than today's. */
      readonly otherDay: string | null;
    };

export interface StoredNotices {
  readonly answered: readonly StoredNotice[];
  /** Ids of notices, of any kind, that the helper has seen. */
  readonly seen: readonly string[];
}

export const noNotices: StoredNotices = { answered: [], seen: [] };

/** The notices of a sync's answers; `own` are the lines that were sent. */
export function noticesOf(answers: readonly LineAnswer[], own: LocalData["own"]) {
  return answers.flatMap((answer): StoredNotice[] => {
    const line = own.get(answer.id)?.event;
    if (answer.outcome === "refused") {
      if (line === undefined || line.kind === "undo") return [];
      const isRenamed = answer.reason === "renamed";
      return [
        { kind: "refused", id: line.id, carnet: line.carnet, ...(isRenamed && { isRenamed }) },
      ];
    }
    const { changed } = answer;
    const walkIn = changed?.kind === "entry" ? line : changed;
    if (walkIn?.kind !== "walk-in") return [];
    const { id, carnet, nombre, numeroTicket } = walkIn;
    const notice = { kind: "other-ticket", id: `ticket ${id}` } as const;
    const person = { carnet, nombre, numeroTicket };
    return [{ ...notice, person, ...(changed?.kind === "entry" && { listed: idOf(changed) }) }];
  });
}

/**
 * The unsent lines that `door` sends for a phone that was at another one, and notices of the others: a door
 * undoes entries and corrects names of those alone whom it let in. `log` has lines that were sent.
 */
export function movedTo(
  door: string,
  unsent: readonly OwnLine[],
  log: readonly DoorLine[],
): { readonly own: readonly OwnLine[]; readonly refused: readonly StoredNotice[] } {
  const moved = new Map<string, OwnLine>();
  const refused: StoredNotice[] = [];
  const letIn = new Set<string>();
  for (const { event, answered } of inOrder(unsent)) {
    const { id, kind } = event;
    const isOwn =
      event.door === door ||
      (kind === "undo" ? moved.has(event.entry) : kind !== "rename" || letIn.has(idOf(event)));
    if (isOwn) {
      moved.set(id, { event: { ...event, door }, answered });
      if (kind !== "undo") letIn.add(idOf(event));
      continue;
    }
    const about = kind === "undo" ? log.find((line) => line.id === event.entry) : event;
    const carnet = about === undefined || about.kind === "undo" ? "" : about.carnet;
    refused.push({ kind: "refused", id, carnet, door: event.door });
  }
  return { own: [...moved.values()], refused };
}

/**
 * Notices that the helper has not confirmed at `now`. Each double entry of this door makes one: when it
 * admitted the person, it did not know of the other entry.
 */
export function unseenNotices(
  { answered, seen }: StoredNotices,
  { list: { days }, byDay, people }: Pick<SessionData, "list" | "byDay" | "people">,
  door: string,
  now: number,
): LateNotice[] {
  const today = dayAt(days, now);
  const twice = byDay.flatMap((attendance, day) => {
    const own = duplicatesIn(attendance).filter(({ entry }) => entry.door === door);
    const otherDay = day === today ? null : (days[day]?.name ?? null);
    return own.map(({ entry, valid }): LateNotice => {
      const nombre = nameOf(entry, people);
      return { kind: "duplicate", id: entry.id, nombre, entry, valid, otherDay };
    });
  });
  const known = answered.flatMap((notice): LateNotice[] => {
    if (notice.kind !== "other-ticket" || notice.listed === undefined) return [notice];
    const person = people.get(notice.listed);
    const isOther = person !== undefined && person.numeroTicket !== notice.person.numeroTicket;
    return isOther ? [{ ...notice, person }] : [];
  });
  return [...twice, ...known].filter(({ id }) => !seen.includes(id));
}
