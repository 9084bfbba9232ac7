import { styleText } from "node:util";
import { visibleText } from "../../domain/text/visible-text.ts";
import type { OutputStream } from "./output-stream.ts";
import { createProgress, type Progress } from "./progress.ts";

/** `code` is for QR codes, which are printed in fixed colours whatever those of the terminal are. */
type Style = "dim" | "green" | "red" | "yellow" | "code";

/** One style at a time: given several, Node 20 styles even streams that are no terminals. */
const codeFormats = ["whiteBright", "bgBlack"] as const;

/**
 * Where commands write, a line at a time: results to `out`, errors and progress to `err`. Control
 * characters in a line, from a list, a file's name or the keyboard, are escaped. Styles show where
 * the stream is a terminal and the environment refuses no colours.
 */
export interface Terminal {
  say(line: string, style?: Style): void;
  printError(line: string, style?: Style): void;
  /** Prints an error in red; returns `false`, with which a command that did not do its work resolves. */
  refuse(line: string): false;
  /** Suggests the next command to type, which makes sense on a terminal only. */
  hint(line: string): void;
  /** Shows the progress of a task of `total` rows until `finish` is called. */
  progress(task: string, total: number): Progress;
}

export function createTerminal(out: OutputStream, err: OutputStream): Terminal {
  function write(stream: OutputStream, line: string, style?: Style): void {
    const shown = visibleText(line);
    const formats = style === "code" ? codeFormats : style === undefined ? [] : [style];
    const styled = formats.reduce((text, format) => styleText(format, text, { stream }), shown);
    stream.write(`${styled}\n`);
  }
  return {
    say: (line, style) => write(out, line, style),
    printError: (line, style) => write(err, line, style),
    refuse(line) {
      write(err, line, "red");
      return false;
    },
    hint: (line) => write(out, line, "dim"),
    progress: (task, total) => createProgress(err, task, total),
  };
}

/** Writes a text of several lines. `Terminal` itself takes one, since a line end may come from a cell. */
export function eachLine(text: string, write: (line: string) => void): void {
  for (const line of text.replace(/\n$/, "").split("\n")) write(line);
}
