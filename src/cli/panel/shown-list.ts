import type { Participant } from "../../domain/carnet/participant.ts";
import type {
  CellFault,
  ChangedPerson,
  Comparison,
  FaultyRow,
  FaultyRows,
  Some,
} from "../../domain/panel/panel-calls.ts";
import { proposed } from "../../lists/faults/describe-faults.ts";
import type { ListFault } from "../../lists/faults/list-fault.ts";
import { reasonInWords } from "../../lists/faults/reason-words.ts";
import type { ListComparison, ReadList } from "../../operations/list/compare-list.ts";
import type { ImportPlan } from "../../store/port/plan-import.ts";
import { conflictFaults } from "../words/list-words.ts";

/** The number of people or rows that the page shows; the rest is counted. */
const MOST_SHOWN = 100;

/** The comparison of a list with the `stored` people, as the page shows it. */
export function shownComparison(
  stored: readonly Participant[],
  { plan, doubts }: ListComparison,
  reading: ReadList,
): Comparison {
  const written = new Map(
    reading.participants.map(({ places, ...person }) => [places.carnet.line, person] as const),
  );
  return {
    stored: stored.length,
    same: plan.summary.same,
    added: some(plan.added),
    changed: some(withTickets(plan, stored)),
    removed: some(plan.removed),
    conflicts: rowsOf(conflictFaults(plan.conflicts, reading), written),
    doubts: rowsOf(doubts, written),
  };
}

/** Faults grouped by row. */
export function rowsOf(
  faults: readonly ListFault[],
  written: ReadonlyMap<number, Participant>,
): FaultyRows {
  const rows = new Map<number, FaultyRow & { readonly faults: CellFault[] }>();
  for (const fault of faults) {
    const { line } = fault.place;
    const fresh = { place: `Fila ${line}`, written: written.get(line) ?? null, faults: [] };
    const row = rows.get(line) ?? fresh;
    row.faults.push(cellFault(fault));
    rows.set(line, row);
  }
  const shown = [...rows.values()].slice(0, MOST_SHOWN);
  return { count: faults.length, rows: shown, more: rows.size - shown.length };
}

function cellFault({ field, column, value, reason, proposal }: ListFault): CellFault {
  const { problem, remedy } = reasonInWords(reason);
  return { field, column, value, problem, remedy: remedy ?? proposed(proposal) };
}

export function some<Item>(items: readonly Item[]): Some<Item> {
  return { first: items.slice(0, MOST_SHOWN), count: items.length };
}

/** The changes of a plan, each with the person who loses the ticket. */
function withTickets({ changed }: ImportPlan, stored: readonly Participant[]): ChangedPerson[] {
  const holders = new Map(stored.map((person) => [person.numeroTicket, person]));
  return changed.map(({ before, after }) => {
    const holder = holders.get(after.numeroTicket);
    const ticketFrom = holder === undefined || holder.carnet === after.carnet ? null : holder;
    return { before, after, ticketFrom: ticketFrom?.nombre ?? null };
  });
}
