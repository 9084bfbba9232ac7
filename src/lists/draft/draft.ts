import type { Participant } from "../../domain/carnet/participant.ts";
import type { Reverted } from "../../domain/list/kept-corrections.ts";
import type { ImportMode } from "../../domain/list/plan-import.ts";
import type { Field } from "../table/fields.ts";
import type { Mapping } from "./mapping.ts";

/** The rows that count: those with one of these values, as `plainText` has them, in a column. */
export interface RowFilter {
  readonly column: number;
  readonly values: readonly string[];
}

/** The decisions of a person about single rows, by their line. */
export interface Mending {
  readonly typed: Readonly<Record<number, Partial<Participant>>>;
  readonly leftOut: readonly number[];
  /** The line that counts, by the carnet that several rows have; else the last one does. */
  readonly kept: Readonly<Record<string, number>>;
  /** Rows whose values replace what organisers corrected by hand. */
  readonly overCorrections: readonly number[];
  /** Rows whose cells are right, although they are more or fewer than the columns. */
  readonly accepted: readonly number[];
}

export const noMending: Mending = {
  typed: {},
  leftOut: [],
  kept: {},
  overCorrections: [],
  accepted: [],
};

export interface DraftOptions {
  readonly mapping: Mapping;
  readonly filter: RowFilter | null;
  readonly mending: Mending;
  readonly mode: ImportMode;
  /** Rows without a ticket get the next free number with this prefix; `null` makes them faulty. */
  readonly prefix: string | null;
}

/** Why a row cannot be saved. */
export interface RowFault {
  /** `null` for the whole row. */
  readonly field: Field | null;
  /** A clause without capital letter or full stop. The remedy is the field beside it. */
  readonly problem: string;
  /** The value that is probably right, or `null`. */
  readonly proposal: string | null;
}

/** The outcome of a row. */
export type Fate =
  | "listed"
  /** It does not have the chosen value. */
  | "filtered"
  | "left out"
  /** It has values only in columns that are not used. */
  | "empty"
  /** It says the same as the row `instead`. */
  | "repeated"
  /** It says something else about the person of the row `instead`, which counts. */
  | "superseded"
  | "faulty";

export interface DraftRow {
  readonly line: number;
  /** The values as the sheet has them, or as they were typed since. */
  readonly written: Readonly<Record<Field, string>>;
  /** The values to save; none for a faulty cell. */
  readonly values: Readonly<Partial<Record<Field, string>>>;
  readonly fate: Fate;
  readonly instead: number | null;
  readonly faults: readonly RowFault[];
  /** Clauses about values that can be saved and are probably wrong. */
  readonly doubts: readonly string[];
  /** The corrections of organisers that the row would revert. */
  readonly reverted: readonly Reverted[];
  /** Whether its ticket is the next free number. */
  readonly isNumbered: boolean;
}

export interface Draft {
  /** All rows below the header. */
  readonly rows: readonly DraftRow[];
  /** The people of the rows that count, in their order; none twice. */
  readonly people: readonly Participant[];
}
