import type { DraftRow, RowEdits } from "#people/files/draft/draft.ts";
import type { ListFault } from "#people/files/list-fault.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { chosenWith } from "#platform/ui/parts/Choice.tsx";

/** Whether a person decided something about the row. */
export function isTouched({ line }: DraftRow, edits: RowEdits): boolean {
  const { typed, leftOut, accepted } = edits;
  return line in typed || leftOut.includes(line) || accepted.includes(line);
}

export function typeInto(edits: RowEdits, line: number, values: Partial<Participant>): RowEdits {
  return { ...edits, typed: { ...edits.typed, [line]: { ...edits.typed[line], ...values } } };
}

export function leaveOut(edits: RowEdits, lines: readonly number[]): RowEdits {
  return { ...edits, leftOut: [...new Set([...edits.leftOut, ...lines])] };
}

/** The row as the sheet has it. */
export function restore(edits: RowEdits, line: number): RowEdits {
  const { [line]: _, ...typed } = edits.typed;
  const others = (lines: readonly number[]) => chosenWith(lines, line, false);
  return { ...edits, typed, leftOut: others(edits.leftOut), accepted: others(edits.accepted) };
}

/** Writes the proposal of each of these faults or doubts that has one. */
export function takeProposals(
  edits: RowEdits,
  found: readonly { readonly line: number; readonly faults: readonly ListFault[] }[],
): RowEdits {
  const typed = { ...edits.typed };
  for (const { line, faults } of found)
    for (const { field, proposal } of faults)
      if (field && proposal !== null) typed[line] = { ...typed[line], [field]: proposal };
  return { ...edits, typed };
}
