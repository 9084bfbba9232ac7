import { SingleBar } from "cli-progress";
import type { OutputStream } from "./output-stream.ts";

/** Shows the progress of a task. */
export interface Progress {
  /** `done` rows so far. */
  update(done: number): void;
  finish(): void;
}

/** Shorter tasks show no bar; milliseconds. */
const PATIENCE = 300;

/** Shows a bar on a terminal once a task takes long. */
export function createProgress(stream: OutputStream, task: string, total: number): Progress {
  const started = Date.now();
  const bar = new SingleBar({
    stream,
    format: `${task} {bar} {percentage} % · {value} de {total}`,
    barCompleteChar: "█",
    barIncompleteChar: "░",
    hideCursor: true,
    clearOnComplete: true,
  });
  return {
    update(done) {
      if (bar.isActive) bar.update(done);
      else if (Date.now() - started > PATIENCE) bar.start(total, done);
    },
    finish: () => bar.stop(),
  };
}
