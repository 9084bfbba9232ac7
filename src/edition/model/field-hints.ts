import { z } from "zod";

/** The Spanish explanation that a fault gives about a field. */
export interface FieldHint {
  /** The expected value, as a noun phrase: `un texto`. */
  readonly expected: string;
  /** The same for somebody who sees the form, where that differs. */
  readonly inForm?: string;
  /** The remedy, wherever the field is written, as a sentence in the usted form. */
  readonly advice?: string;
  /** How it is written in a file. */
  readonly inFile?: string;
  /** Restores the intended text where pasting or a word processor changed characters. */
  readonly normalize?: (written: string) => string;
}

/** The hints of all fields. Faults use them, so that no text of a library reaches organisers. */
export const fieldHints = z.registry<FieldHint>();
