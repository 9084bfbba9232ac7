import type { PanelLine } from "../../domain/panel/panel-calls.ts";

/** An outcome in words, for a terminal and the panel's page. */
export interface Said {
  /** Whether everything that was asked is done. */
  readonly done: boolean;
  readonly lines: readonly PanelLine[];
  /** The next command to type, for a terminal only. */
  readonly hint?: string;
}

export const plain = (text: string): PanelLine => ({ tone: "plain", text });
export const good = (text: string): PanelLine => ({ tone: "good", text });
export const warning = (text: string): PanelLine => ({ tone: "warning", text });
export const bad = (text: string): PanelLine => ({ tone: "bad", text });

export const refused = (...texts: readonly string[]): Said => ({
  done: false,
  lines: texts.map(bad),
});

export const UNDO_HINT = "Para volver a como estaba: npm run participantes -- deshacer";

export const changedMeanwhile = refused(
  "Alguien más cambió la lista mientras tanto. Vuelva a intentarlo. No se cambió nada.",
);
