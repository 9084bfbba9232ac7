import type { Participant } from "../../../domain/carnet/participant.ts";
import type { ListReading } from "../../../lists/list-reading.ts";
import type { ImportMode } from "../../../store/port/store.ts";

/** What is to become of a list. */
export interface SaveRequest {
  /** With `replace` the list becomes the whole truth. */
  readonly mode: ImportMode;
  /** Reports the changes and writes nothing. */
  readonly simulate: boolean;
  /** The list of the database that the person saw compared before; `null` where none was shown. */
  readonly compared: readonly Participant[] | null;
}

export interface ImportRequest extends SaveRequest {
  /** Path or address of the list. */
  readonly list: string;
  /** The sheet of a workbook, or `null` to find it by its columns. */
  readonly sheet: string | null;
}

/** A list without faults. */
export type ReadList = Extract<ListReading, { kind: "list" }>;
