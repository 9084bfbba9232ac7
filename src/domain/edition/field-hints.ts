import { z } from "zod";

/** What a content fault explains about a field, in Spanish. */
export interface FieldHint {
  /** What belongs in the field, as a noun phrase: `un texto`. */
  readonly expected: string;
  /** How to write it, as a sentence in the usted form. */
  readonly fix: string;
}

/** The hint of each kind of field; content faults look here, so that no library text leaks. */
export const fieldHints = z.registry<FieldHint>();
