import { SingleBar } from "cli-progress";
import type { OutputStream } from "./output-stream.ts";

/** Shows the progress of a task. */
export interface Progress {
  /** `done` rows so far. */
  update(done: number): void;
  finish(): void;
}

/** A task over sooner than this shows no bar; milliseconds. */
const PATIENCE = 300;
/** Rows between two plain lines, where there is no terminal to draw a bar on. */
const PLAIN_STEP = 5000;

/** A bar on a terminal once the task takes long, otherwise a plain line every 5,000 rows. */
export function createProgress(stream: OutputStream, task: string, total: number): Progress {
  return stream.isTTY ? barProgress(stream, task, total) : plainProgress(stream, task, total);
}

function barProgress(stream: OutputStream, task: string, total: number): Progress {
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

function plainProgress(stream: OutputStream, task: string, total: number): Progress {
  const figures = new Intl.NumberFormat("es-GT");
  let reported = 0;
  return {
    update(done) {
      if (done - reported < PLAIN_STEP) return;
      reported = done - (done % PLAIN_STEP);
      stream.write(`${task}: ${figures.format(done)} de ${figures.format(total)}\n`);
    },
    finish() {},
  };
}
