import { SingleBar } from "cli-progress";
import type { OutputStream } from "./output-stream.ts";

/** The time in milliseconds after which a bar is shown. */
const PATIENCE = 300;

/**
 * Runs `work`, with a bar on a terminal once it takes long; `update` takes the number of finished
 * rows and their total.
 */
export function withProgress<Result>(
  stream: OutputStream,
  task: string,
  work: (update: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> {
  const started = Date.now();
  const bar = new SingleBar({
    stream,
    format: `${task} {bar} {percentage} % · {value} de {total}`,
    barCompleteChar: "█",
    barIncompleteChar: "░",
    hideCursor: true,
    clearOnComplete: true,
  });
  const update = (done: number, total: number) => {
    if (bar.isActive) bar.update(done);
    else if (Date.now() - started > PATIENCE) bar.start(total, done);
  };
  return work(update).finally(() => bar.stop());
}
