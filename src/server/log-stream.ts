import { type DestinationStream, pino } from "pino";

/** Where log lines go. */
export interface LogStream extends DestinationStream {
  /** Writes what was kept back before it returns; Pino does so after a fatal line. */
  flushSync?(): void;
}

/** Lines go together once there are so many characters of them, or so many ms after the first. */
const TOGETHER_CHARACTERS = 16_000;
const TOGETHER_MS = 200;

/**
 * The standard output of this process. To write each line by itself takes as long as a tenth of a
 * look-up, so they go together, a fifth of a second late at most; whatever ends the process but
 * SIGKILL writes the rest. Gathered here, since the library's own gathering copies and counts all
 * that it holds with each line, and writes in another thread, which at the end mixes up the order.
 */
export function standardOutput(): Required<LogStream> {
  const output = pino.destination({ dest: 1, sync: true });
  let lines = "";
  let timer: NodeJS.Timeout | undefined;
  function flushSync(): void {
    clearTimeout(timer);
    const together = lines;
    lines = "";
    if (together !== "") output.write(together);
  }
  process.on("exit", flushSync);
  return {
    write(line) {
      if (lines === "") timer = setTimeout(flushSync, TOGETHER_MS);
      lines += line;
      if (lines.length >= TOGETHER_CHARACTERS) flushSync();
    },
    flushSync,
  };
}
