import { alikeParticipants } from "../../domain/carnet/alike.ts";
import type { Participant } from "../../domain/carnet/participant.ts";
import { type ImportMode, type ImportPlan, planImport } from "../../domain/list/plan-import.ts";
import type { ListFault } from "../../lists/faults/list-fault.ts";
import type { ListReading } from "../../lists/list-reading.ts";
import { alikeDoubt } from "../../lists/rows/check-rows.ts";

/** A list without faults. */
export type ReadList = Extract<ListReading, { kind: "list" }>;

export interface ListComparison {
  /** With any conflict, the list cannot be saved. */
  readonly plan: ImportPlan;
  readonly doubts: readonly ListFault[];
}

/** How a list differs from what is stored, and what is doubtful about it. */
export function compareList(
  stored: readonly Participant[],
  reading: ReadList,
  mode: ImportMode,
): ListComparison {
  const list = reading.participants.map(({ places, ...participant }) => participant);
  const plan = planImport(stored, list, mode);
  const doubts = [...reading.doubts, ...doubtsAgainst(stored, plan, reading)];
  return { plan, doubts };
}

/**
 * Compares new and changed participants with those who are registered, stay and are not on the list: one
 * that differs from another only by zeros would be a second record of one person.
 */
function doubtsAgainst(
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
