import type { Participant, Registration } from "../../domain/carnet/participant.ts";
import type { Attendance, DuplicateEntry } from "../../domain/door/attendance.ts";
import type { EventAnswer } from "../../domain/door/calls.ts";
import type { DoorEvent } from "../../domain/door/events.ts";

/** What came out of an answer of the server's alone: no line says it again. */
export type AnsweredNotice =
  | { readonly kind: "other-ticket"; readonly id: string; readonly person: Participant }
  | { readonly kind: "refused"; readonly id: string; readonly carnet: string };

/** What came to light after somebody had gone in. */
export type LateNotice =
  | AnsweredNotice
  | {
      readonly kind: "duplicate";
      readonly id: string;
      readonly nombre: string;
      readonly duplicate: DuplicateEntry;
    };

/** What a phone keeps of its notices. */
export interface KeptNotices {
  readonly answered: readonly AnsweredNotice[];
  /** Ids of notices, of any kind, that the helper has seen. */
  readonly seen: readonly string[];
}

export const noNotices: KeptNotices = { answered: [], seen: [] };

/** The notices that an exchange brings. */
export function noticesOf(
  answers: readonly EventAnswer[],
  refused: readonly DoorEvent[],
): AnsweredNotice[] {
  const otherTickets = answers.flatMap((answer): AnsweredNotice[] => {
    if (answer.outcome === "refused" || answer.changed?.kind !== "walk-in") return [];
    const { id, carnet, nombre, numeroTicket } = answer.changed;
    return [{ kind: "other-ticket", id: `ticket ${id}`, person: { carnet, nombre, numeroTicket } }];
  });
  const refusals = refused.flatMap((event): AnsweredNotice[] =>
    event.kind === "undo" ? [] : [{ kind: "refused", id: event.id, carnet: event.carnet }],
  );
  return [...otherTickets, ...refusals];
}

/**
 * What the helper at `door` has not seen yet. It made no entry of anybody known to be in, so each of
 * its duplicates is news to it.
 */
export function unseenNotices(
  { answered, seen }: KeptNotices,
  { duplicates }: Attendance,
  people: ReadonlyMap<string, Registration>,
  door: string,
): LateNotice[] {
  const own = duplicates.filter(({ entry }) => entry.door === door);
  const twice = own.map((duplicate): LateNotice => {
    const { id, carnet } = duplicate.entry;
    return { kind: "duplicate", id, nombre: people.get(carnet)?.nombre ?? carnet, duplicate };
  });
  return [...twice, ...answered].filter(({ id }) => !seen.includes(id));
}
