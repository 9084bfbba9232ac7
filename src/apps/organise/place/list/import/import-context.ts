import { createContext, useContext } from "react";
import type { HistoryAnswer } from "../../../../../domain/organisers/answers.ts";
import type { Draft, Mending } from "../../../../../lists/draft/draft.ts";
import type { Opened } from "./importing.ts";

/** The import that is under way, as every step of it sees it. */
export interface ImportSteps {
  readonly corrections: HistoryAnswer;
  readonly opened: Opened;
  /** The rows of `opened`, checked; typing may be ahead of it. */
  readonly draft: Draft;
  /** Whether the draft is of what was typed last. */
  readonly isSettled: boolean;
  /** The beginning of the numbers that people without a ticket get. */
  readonly usualPrefix: string;
  readonly change: (opened: Opened) => void;
  readonly mend: (mending: Mending) => void;
}

export const ImportContext = createContext<ImportSteps | null>(null);

export function useImport(): ImportSteps {
  const steps = useContext(ImportContext);
  if (steps === null) throw new Error("useImport works only within an import");
  return steps;
}
