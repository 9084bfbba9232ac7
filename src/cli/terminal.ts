import { styleText } from "node:util";
import { createProgress, type Progress } from "./progress.ts";

/** A stream that may be a terminal, as `process.stdout` is. */
export type OutputStream = NodeJS.WritableStream & { readonly isTTY?: boolean };

type Style = "bold" | "dim" | "green" | "red" | "yellow";

/** Where the orders write. Results go to `out`, complaints and progress to `err`. */
export interface Terminal {
  /** Writes one line of result. */
  say(line: string): void;
  /** Writes one line of what went wrong, or of what to mind. */
  complain(line: string): void;
  /** `text` in a style on a terminal that wants colours, else as it is. */
  paint(style: Style, text: string): string;
  /** Shows how far a task of `total` rows has come, until `finish` is called. */
  progress(task: string, total: number): Progress;
}

/** A terminal over two streams; `coloursAllowed` as `readSettings` tells. */
export function createTerminal(
  out: OutputStream,
  err: OutputStream,
  coloursAllowed: boolean,
): Terminal {
  const colours = coloursAllowed && out.isTTY === true && err.isTTY === true;
  return {
    say: (line) => void out.write(`${line}\n`),
    complain: (line) => void err.write(`${line}\n`),
    paint: (style, text) => (colours ? styleText(style, text, { validateStream: false }) : text),
    progress: (task, total) => createProgress(err, task, total),
  };
}

const figures = new Intl.NumberFormat("es-GT");

/** `1 fila`, `20,000 filas`. */
export function amount(count: number, one: string, many: string): string {
  return `${figures.format(count)} ${count === 1 ? one : many}`;
}
