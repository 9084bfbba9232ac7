export type Style = "dim" | "green" | "red" | "yellow";

/** One line of a command's output. */
export interface OutputLine {
  readonly text: string;
  readonly style?: Style;
}

/** The lines that a command prints, and whether it succeeded. */
export interface CommandOutput {
  /** Whether the command succeeded completely. */
  readonly done: boolean;
  readonly lines: readonly OutputLine[];
  /** What to do next. */
  readonly hint?: string;
}

export const line = (text: string): OutputLine => ({ text });
export const good = (text: string): OutputLine => ({ text, style: "green" });
export const warning = (text: string): OutputLine => ({ text, style: "yellow" });
export const bad = (text: string): OutputLine => ({ text, style: "red" });

export const refused = (...texts: readonly string[]): CommandOutput => ({
  done: false,
  lines: texts.map(bad),
});

export const UNDO_HINT = "Para volver a como estaba: «Pasos y deshacer», en /organizar.";

export const changedMeanwhile = refused(
  "Alguien más cambió la lista mientras tanto. Vuelva a intentarlo. No se cambió nada.",
);
