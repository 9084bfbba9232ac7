/** One line of a command's output. */
export interface Line {
  readonly tone: "plain" | "good" | "warning" | "bad";
  readonly text: string;
}

/** An outcome in words. */
export interface Said {
  /** Whether everything that was asked is done. */
  readonly done: boolean;
  readonly lines: readonly Line[];
  /** The next command to type. */
  readonly hint?: string;
}

export const plain = (text: string): Line => ({ tone: "plain", text });
export const good = (text: string): Line => ({ tone: "good", text });
export const warning = (text: string): Line => ({ tone: "warning", text });
export const bad = (text: string): Line => ({ tone: "bad", text });

export const refused = (...texts: readonly string[]): Said => ({
  done: false,
  lines: texts.map(bad),
});

export const UNDO_HINT = "Para volver a como estaba: npm run participantes -- deshacer";

export const changedMeanwhile = refused(
  "Alguien más cambió la lista mientras tanto. Vuelva a intentarlo. No se cambió nada.",
);
