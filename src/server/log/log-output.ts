import { writeSync } from "node:fs";

const STANDARD_OUTPUT = 1;

/**
 * Writes log lines to standard output. Lines that cannot be written, as on a full disk, are lost; the
 * logger's own output would retry for ever and stall the server.
 */
export const logOutput = {
  write(line: string): void {
    try {
      writeSync(STANDARD_OUTPUT, line);
    } catch {
      // The log has no other place to report to.
    }
  },
};
