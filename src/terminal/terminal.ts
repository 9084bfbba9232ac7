import { styleText } from "node:util";
import { visibleText } from "../domain/text/visible-text.ts";
import type { OutputStream } from "./output-stream.ts";
import { createProgress, type Progress } from "./progress.ts";

/** `code` is for QR codes: light on dark, whatever colours the terminal has. */
type Style = "dim" | "green" | "red" | "yellow" | "code";

const formats = {
  dim: "dim" as const,
  green: "green" as const,
  red: "red" as const,
  yellow: "yellow" as const,
  code: ["whiteBright", "bgBlack"],
} satisfies Record<Style, Parameters<typeof styleText>[0]>;

/**
 * Where commands write, a line at a time: results to `out`, errors and progress to `err`. Control
 * characters in a line, from a list, a file's name or the keyboard, are escaped. Styles show where
 * the stream is a terminal and the environment refuses no colours.
 */
export interface Terminal {
  say(line: string, style?: Style): void;
  complain(line: string, style?: Style): void;
  /** Complains in red. Returns what a command resolves with that did not do what was asked. */
  refuse(line: string): false;
  /** Shows how far a task of `total` rows has come, until `finish` is called. */
  progress(task: string, total: number): Progress;
}

export function createTerminal(out: OutputStream, err: OutputStream): Terminal {
  function write(stream: OutputStream, line: string, style?: Style): void {
    const shown = visibleText(line);
    stream.write(`${style === undefined ? shown : styleText(formats[style], shown, { stream })}\n`);
  }
  return {
    say: (line, style) => write(out, line, style),
    complain: (line, style) => write(err, line, style),
    refuse(line) {
      write(err, line, "red");
      return false;
    },
    progress: (task, total) => createProgress(err, task, total),
  };
}

/** Writes a text of several lines; a terminal takes one at a time, as a line end may come from a cell. */
export function eachLine(text: string, write: (line: string) => void): void {
  for (const line of text.replace(/\n$/, "").split("\n")) write(line);
}
