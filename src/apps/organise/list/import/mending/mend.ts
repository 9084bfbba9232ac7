import type { Participant } from "../../../../../domain/carnet/participant.ts";
import type { Draft, DraftRow, Mending } from "../../../../../lists/draft/draft.ts";

/** Whether a person decided something about the row. */
export function isTouched({ line }: DraftRow, mending: Mending): boolean {
  const { typed, leftOut, accepted } = mending;
  return line in typed || leftOut.includes(line) || accepted.includes(line);
}

export function typeInto(mending: Mending, line: number, values: Partial<Participant>): Mending {
  return { ...mending, typed: { ...mending.typed, [line]: { ...mending.typed[line], ...values } } };
}

export function leaveOut(mending: Mending, lines: readonly number[]): Mending {
  return { ...mending, leftOut: [...new Set([...mending.leftOut, ...lines])] };
}

/** The row as the sheet has it. */
export function restore(mending: Mending, line: number): Mending {
  const { [line]: _, ...typed } = mending.typed;
  const others = (lines: readonly number[]) => lines.filter((each) => each !== line);
  return {
    ...mending,
    typed,
    leftOut: others(mending.leftOut),
    accepted: others(mending.accepted),
  };
}

/** Writes the proposal of each fault that has one. */
export function takeProposals(mending: Mending, { rows }: Draft): Mending {
  return rows
    .filter(({ status }) => status === "faulty")
    .flatMap(({ line, faults }) =>
      faults.flatMap(({ field, proposal }) =>
        field === null || proposal === null ? [] : [{ line, values: { [field]: proposal } }],
      ),
    )
    .reduce((all, { line, values }) => typeInto(all, line, values), mending);
}
