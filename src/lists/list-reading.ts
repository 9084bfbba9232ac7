import type { ListedParticipant } from "./rows/check-rows.ts";
import type { ListFault } from "./rows/fault.ts";
import type { WrittenRow } from "./rows/written-rows.ts";
import type { Columns } from "./table/columns.ts";

/** What reading a list came to. */
export type ListReading =
  | {
      readonly kind: "list";
      readonly participants: readonly ListedParticipant[];
      /** How the file was understood, for people: `CSV con punto y coma, Windows-1252`. */
      readonly format: string;
      readonly columns: Columns;
      /** What to mind about a list that is right; Spanish sentences. */
      readonly notices: readonly string[];
      /** What is probably wrong, though it could be stored. */
      readonly doubts: readonly ListFault[];
    }
  /** The file as a whole cannot be used; `message` is Spanish and says what to do. */
  | {
      readonly kind: "unreadable";
      readonly message: string;
      /** The sheets to choose from, where several may be the list; else none. */
      readonly sheets: readonly string[];
    }
  | {
      readonly kind: "faulty";
      readonly faults: readonly ListFault[];
      /** The rows with a fault, as the list has them. */
      readonly rows: readonly WrittenRow[];
    };

export const unreadable = (message: string, sheets: readonly string[] = []): ListReading => ({
  kind: "unreadable",
  message,
  sheets,
});
