import { plainText } from "../../domain/text/plain-text.ts";
import type { SameColumns } from "../table/field-names.ts";
import type { Field } from "../table/fields.ts";
import { cellText, type Row } from "../table/table.ts";

/** Which columns of a sheet hold what; columns count from 0. */
export interface Mapping {
  /** The index of the row with the columns' names; `null` if the first row is a person already. */
  readonly headerAt: number | null;
  readonly carnet: number | null;
  /** The columns that form a name, in this order. */
  readonly nombre: readonly number[];
  /** `null` if the list has no tickets. */
  readonly numeroTicket: number | null;
}

/** The names of the columns, as many as the widest row has. */
export function columnNames(
  rows: readonly Row[],
  { headerAt }: Pick<Mapping, "headerAt">,
): string[] {
  const header = headerAt === null ? undefined : rows[headerAt];
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, column) => cellText(header?.cells[column]).trim());
}

/** The rows with people. */
export function rowsBelow(rows: readonly Row[], { headerAt }: Pick<Mapping, "headerAt">) {
  return headerAt === null ? rows : rows.slice(headerAt + 1);
}

/**
 * For each column, those with the same question, itself included: in two sections of a form, where a
 * person answers one of them. Google Forms repeats the name, Microsoft Forms counts on, `Carnet2`.
 */
export function sameQuestions(names: readonly string[]): readonly SameColumns[] {
  const plain = names.map(plainText);
  const question = (name: string) => {
    const base = name.replace(/[2-9]$/, "");
    return base !== "" && plain.includes(base) ? base : name;
  };
  return plain.map((name, column) =>
    name === ""
      ? [column]
      : plain.flatMap((other, at) => (question(other) === question(name) ? [at] : [])),
  );
}

/** The columns that form a field: for a name several, else one with those of the same question. */
export function partsOf(
  field: Field,
  mapping: Mapping,
  same: readonly SameColumns[],
): readonly SameColumns[] {
  const columns = field === "nombre" ? mapping.nombre : [mapping[field] ?? []].flat();
  return columns
    .filter((column, at) => !columns.slice(0, at).some((other) => same[column]?.includes(other)))
    .map((column) => same[column] ?? [column]);
}
