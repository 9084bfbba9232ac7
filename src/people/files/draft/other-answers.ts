import type { Participant } from "#people/model/carnet/participant.ts";
import { cellText, type RawSheet } from "../table.ts";
import type { Draft, RowFilter } from "./draft.ts";

/** A registered person of whom a row says something else than the answer that was chosen. */
export interface OtherAnswer {
  readonly line: number;
  readonly person: Participant;
  readonly answer: string;
  /** Whether another row has the chosen answer, so that the person stays in any case. */
  readonly isListed: boolean;
}

/** Registered people whose last row without the chosen answer may mean that they cancelled. */
export function otherAnswers(
  sheet: RawSheet,
  filter: RowFilter | null,
  { rows, people }: Draft,
  registered: ReadonlyMap<string, Participant>,
): OtherAnswer[] {
  if (filter === null) return [];
  const cells = new Map(sheet.rows.map((row) => [row.line, row.cells]));
  const listed = new Set(people.map(({ carnet }) => carnet));
  const found = new Map<string, OtherAnswer>();
  for (const { line, status, values } of rows) {
    const person = registered.get(values.carnet ?? "");
    if (status !== "filtered" || person === undefined) continue;
    const answer = cellText(cells.get(line)?.[filter.column]).trim();
    found.set(person.carnet, { line, person, answer, isListed: listed.has(person.carnet) });
  }
  return [...found.values()];
}
