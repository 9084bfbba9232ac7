import type { ListFault } from "./faults/list-fault.ts";
import type { ListedParticipant } from "./rows/check-rows.ts";
import type { Columns } from "./table/columns.ts";

/** The result of reading a list. */
export type ListReading =
  | {
      readonly kind: "list";
      readonly participants: readonly ListedParticipant[];
      /** A description of the format for people: `CSV con punto y coma, Windows-1252`. */
      readonly format: string;
      readonly columns: Columns;
      /** Spanish sentences to consider about a valid list. */
      readonly notices: readonly string[];
      /** Values that are probably wrong, although they can be stored. */
      readonly doubts: readonly ListFault[];
    }
  /** The whole file cannot be used; `message` is Spanish and says what to do. */
  | { readonly kind: "unreadable"; readonly message: string }
  | { readonly kind: "faulty"; readonly faults: readonly ListFault[] };

export const unreadable = (message: string): ListReading => ({ kind: "unreadable", message });
