import type { Registration } from "../../domain/carnet/participant.ts";
import type { Attendance, DuplicateEntry } from "../../domain/door/attendance.ts";
import type { EventAnswer } from "../../domain/door/calls.ts";
import type { DoorEvent } from "../../domain/door/events.ts";
import type { KeptShift } from "../keep/door-database.ts";
import type { Notice } from "./shift-state.ts";

/**
 * People whom this door let in after they had entered: it made no entry of anybody known to be in, so
 * each of these is news to it.
 */
export function newDuplicates(
  { duplicates }: Attendance,
  { door, saidDoubles }: KeptShift,
): DuplicateEntry[] {
  return duplicates.filter(({ entry }) => entry.door === door && !saidDoubles.includes(entry.id));
}

interface News {
  readonly duplicates: readonly DuplicateEntry[];
  readonly answers: readonly EventAnswer[];
  readonly refused: readonly DoorEvent[];
  readonly people: ReadonlyMap<string, Registration>;
}

export function noticesOf({ duplicates, answers, refused, people }: News): Notice[] {
  const twice = duplicates.map((duplicate): Notice => {
    const { id, carnet } = duplicate.entry;
    return { kind: "duplicate", id, nombre: people.get(carnet)?.nombre ?? carnet, duplicate };
  });
  const otherTickets = answers.flatMap((answer): Notice[] => {
    if (answer.outcome === "refused" || answer.changed?.kind !== "walk-in") return [];
    const { id, carnet, nombre, numeroTicket } = answer.changed;
    return [{ kind: "other-ticket", id, person: { carnet, nombre, numeroTicket } }];
  });
  const refusals = refused.flatMap((event): Notice[] =>
    event.kind === "undo" ? [] : [{ kind: "refused", id: event.id, carnet: event.carnet }],
  );
  return [...twice, ...otherTickets, ...refusals];
}
