import type { OutputStream } from "../terminal/output-stream.ts";

/** Streams, content folder and clock of a run. */
export interface RunContext {
  readonly contentDir: string;
  readonly out: OutputStream;
  readonly err: OutputStream;
  /** Milliseconds since the epoch. */
  readonly now: number;
}
