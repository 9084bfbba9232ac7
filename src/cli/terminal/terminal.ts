import { styleText } from "node:util";
import { visibleText } from "../../domain/text/visible-text.ts";
import type { CommandOutput, OutputLine, Style } from "../words/command-output.ts";
import type { OutputStream } from "./output-stream.ts";
import { withProgress } from "./progress.ts";

/**
 * The output of commands, line by line: results to `out`, errors and progress to `err`. Control
 * characters from a list, a file's name or the keyboard are escaped. Styles appear if the stream is a
 * terminal and the environment does not disable colours.
 */
export type Terminal = ReturnType<typeof createTerminal>;

export function createTerminal(out: OutputStream, err: OutputStream) {
  function write(stream: OutputStream, line: string, style?: Style): void {
    const shown = visibleText(line);
    stream.write(`${style === undefined ? shown : styleText(style, shown, { stream })}\n`);
  }
  function show(lines: readonly OutputLine[], to: "out" | "err"): void {
    for (const { text, style } of lines) write(to === "out" ? out : err, text, style);
  }
  return {
    say: (line: string, style?: Style) => write(out, line, style),
    printError: (line: string, style?: Style) => write(err, line, style),
    /** Prints an error in red; returns `false`, the result of a command that did not do its work. */
    refuse(line: string): false {
      write(err, line, "red");
      return false;
    },
    show,
    /** Prints the outcome of a command; returns whether it succeeded. */
    conclude({ done, lines, hint }: CommandOutput): boolean {
      show(lines, done ? "out" : "err");
      if (hint !== undefined) write(out, hint, "dim");
      return done;
    },
    progress: <Result>(
      task: string,
      work: (update: (done: number, total: number) => void) => Promise<Result>,
    ) => withProgress(err, task, work),
  };
}

/** Writes a text of several lines; `Terminal` accepts one, because a line break may come from a cell. */
export function eachLine(text: string, write: (line: string) => void): void {
  for (const line of text.replace(/\n$/, "").split("\n")) write(line);
}
