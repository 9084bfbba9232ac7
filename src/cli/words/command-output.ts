/** One line of a command's output. */
export interface OutputLine {
  readonly tone: "plain" | "good" | "warning" | "bad";
  readonly text: string;
}

/** The lines that a command prints, and whether it succeeded. */
export interface CommandOutput {
  /** Whether the command succeeded completely. */
  readonly done: boolean;
  readonly lines: readonly OutputLine[];
  /** The next command to type. */
  readonly hint?: string;
}

export const plain = (text: string): OutputLine => ({ tone: "plain", text });
export const good = (text: string): OutputLine => ({ tone: "good", text });
export const warning = (text: string): OutputLine => ({ tone: "warning", text });
export const bad = (text: string): OutputLine => ({ tone: "bad", text });

export const refused = (...texts: readonly string[]): CommandOutput => ({
  done: false,
  lines: texts.map(bad),
});

export const UNDO_HINT = "Para volver a como estaba: npm run participantes -- deshacer";

export const changedMeanwhile = refused(
  "Alguien más cambió la lista mientras tanto. Vuelva a intentarlo. No se cambió nada.",
);
