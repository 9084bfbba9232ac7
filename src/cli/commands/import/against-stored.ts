import { alikeParticipants } from "../../../domain/carnet/alike.ts";
import type { Participant } from "../../../domain/carnet/participant.ts";
import { alikeDoubt } from "../../../lists/rows/check-rows.ts";
import type { ListFault } from "../../../lists/rows/fault.ts";
import type { ImportPlan } from "../../../store/port/plan-import.ts";
import type { TicketConflict } from "../../../store/port/store.ts";
import type { ReadList } from "./import-request.ts";

/** The faults of tickets that a registered participant outside the list holds. */
export function conflictFaults(
  conflicts: readonly TicketConflict[],
  { participants, columns }: ReadList,
): ListFault[] {
  const places = new Map(participants.map(({ carnet, places }) => [carnet, places.numeroTicket]));
  return conflicts.map(({ carnet, numeroTicket, heldBy }) => {
    const place = places.get(carnet);
    if (place === undefined) throw new Error("A conflict of a carnet that is not on the list");
    return {
      place,
      field: "numeroTicket",
      column: columns.names.numeroTicket,
      value: numeroTicket,
      problem: `el ticket ya es del carnet ${heldBy}, que está registrado y no viene en la lista`,
      remedy: `Cambie el ticket en la lista; o, si el otro está mal, corrija antes el de ${heldBy}.`,
      formula: null,
    };
  });
}

/**
 * What is doubtful about new or changed participants beside those who are registered, stay and are
 * not on the list: one that differs from another only by zeros would be a second record of one person.
 */
export function doubtsAgainst(
  stored: readonly Participant[],
  { added, changed, removed }: ImportPlan,
  { participants, columns }: ReadList,
): ListFault[] {
  const listed = carnetsOf(participants);
  const gone = carnetsOf(removed);
  const others = stored.filter(({ carnet }) => !listed.has(carnet) && !gone.has(carnet));
  const different = carnetsOf([...added, ...changed.map(({ after }) => after)]);
  const list = participants.filter(({ carnet }) => different.has(carnet));
  return alikeParticipants(list, others)
    .filter(({ other }) => !listed.has(other.carnet))
    .map((alike) => alikeDoubt(alike, columns));
}

const carnetsOf = (people: readonly Participant[]) => new Set(people.map(({ carnet }) => carnet));
