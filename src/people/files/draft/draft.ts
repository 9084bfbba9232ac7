import type { Participant, PersonField } from "#people/model/carnet/participant.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import type { Reverted } from "#people/model/kept-corrections.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import type { ImportMode } from "#people/model/plan-import.ts";
import type { ListFault, WrittenValue } from "../list-fault.ts";
import type { Mapping } from "./mapping.ts";

/** The rows that count: those with one of these values, as `plainText` has them, in a column. */
export interface RowFilter {
  readonly column: number;
  readonly values: readonly string[];
}

/** The decisions of a person about single rows, by their line. */
export interface RowEdits {
  readonly typed: Readonly<Record<number, Partial<Participant>>>;
  readonly leftOut: readonly number[];
  /** The line that counts, by a carnet that several rows have; by default the last one counts. */
  readonly kept: Readonly<Record<string, number>>;
  /** Rows whose values replace what organisers corrected by hand. */
  readonly overCorrections: readonly number[];
  /** Rows whose cells are right, although they are more or fewer than the columns. */
  readonly accepted: readonly number[];
  /** The carnets of registered people who go because of their answer in the filtered column. */
  readonly removed: readonly string[];
  /** The carnets of records that were joined with others and that come back all the same. */
  readonly returning: readonly string[];
  /** Whether names all in capitals or small letters are written with initial capitals. */
  readonly initials: boolean;
}

export const noEdits: RowEdits = {
  typed: {},
  leftOut: [],
  kept: {},
  overCorrections: [],
  accepted: [],
  removed: [],
  returning: [],
  initials: false,
};

export interface DraftOptions {
  readonly mapping: Mapping;
  readonly filter: RowFilter | null;
  readonly edits: RowEdits;
  readonly mode: ImportMode;
  /**
   * Rows without a ticket get the next free number with this prefix; `undefined` takes the prefix of most
   * tickets, `null` makes them faulty.
   */
  readonly prefix: string | null | undefined;
}

/** The participants and corrections that are stored at present. */
export interface Registered {
  /** All registered people, by carnet. */
  readonly people: ReadonlyMap<string, Participant>;
  /** The corrections that organisers made by hand, oldest first. */
  readonly corrections: readonly PersonChange[];
}

/** All that the check of a sheet's rows depends on. */
export interface Basis extends DraftOptions, Registered {
  readonly carnets: CarnetRules;
}

/** The outcome of a row. */
export type RowStatus =
  | "listed"
  /** It does not have the chosen value. */
  | "filtered"
  | "left out"
  /** It has values only in columns that are not used. */
  | "empty"
  /** Its values are those of the row `instead`. */
  | "repeated"
  /** Its values differ from those of the row `instead`, which counts for this person. */
  | "superseded"
  | "faulty";

export interface DraftRow {
  readonly line: number;
  /** The values as the sheet has them, or as they were typed since. */
  readonly written: Readonly<Record<PersonField, WrittenValue>>;
  /** The values to save; none for a faulty cell. */
  readonly values: Readonly<Partial<Record<PersonField, string>>>;
  readonly status: RowStatus;
  readonly instead: number | null;
  readonly faults: readonly ListFault[];
  /** Values that can be saved and are probably wrong. */
  readonly doubts: readonly ListFault[];
  /** The corrections of organisers, or better written names, that the row would revert. */
  readonly reverted: readonly Reverted[];
  /** Whether its ticket is the next free number. */
  readonly isNumbered: boolean;
}

export interface Draft {
  /** All rows below the header. */
  readonly rows: readonly DraftRow[];
  /** The people of the rows that count, in their order; none twice. */
  readonly people: readonly Participant[];
  /** The prefix of the next free numbers. */
  readonly prefix: string;
}
