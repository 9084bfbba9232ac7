import { styleText } from "node:util";
import { visibleText } from "../domain/text/visible-text.ts";
import type { OutputStream } from "./output-stream.ts";
import { createProgress, type Progress } from "./progress.ts";

type Style = "bold" | "dim" | "green" | "red" | "yellow";

/** A line to be shown in a style; only the terminal turns it into control characters. */
export interface Painted {
  readonly style: Style;
  readonly text: string;
}

/**
 * Where commands write. Results go to `out`, errors and progress to `err`. Control characters in a
 * line, from a list, a file's name or the keyboard, are escaped.
 */
export interface Terminal {
  /** Writes one line of result. */
  say(line: string | Painted): void;
  /** Writes one line of an error or a warning. */
  complain(line: string | Painted): void;
  /** `text` in a style on a terminal that wants colours, else to be shown as it is. */
  paint(style: Style, text: string): Painted;
  /** Shows how far a task of `total` rows has come, until `finish` is called. */
  progress(task: string, total: number): Progress;
}

/** A terminal over two streams; `coloursAllowed` as in the settings. */
export function createTerminal(
  out: OutputStream,
  err: OutputStream,
  coloursAllowed: boolean,
): Terminal {
  const colours = coloursAllowed && out.isTTY === true && err.isTTY === true;
  function write(stream: OutputStream, line: string | Painted): void {
    const { style, text } = typeof line === "string" ? { style: null, text: line } : line;
    const shown = visibleText(text);
    const styled =
      colours && style !== null ? styleText(style, shown, { validateStream: false }) : shown;
    stream.write(`${styled}\n`);
  }
  return {
    say: (line) => write(out, line),
    complain: (line) => write(err, line),
    paint: (style, text) => ({ style, text }),
    progress: (task, total) => createProgress(err, task, total),
  };
}

const figures = new Intl.NumberFormat("es-GT");

/** `1 fila`, `20,000 filas`. */
export function amount(count: number, one: string, many: string): string {
  return `${figures.format(count)} ${count === 1 ? one : many}`;
}
