import { ADD_COUNT, REMOVE_COUNT } from "./constants.ts";
import { createDetail } from "./detail.ts";
import {
  addParticles,
  clearPointer,
  createField,
  movePointer,
  removeParticles,
  resizeField,
  stepField,
} from "./field.ts";
import { createFramePace } from "./frame-pace.ts";
import type { Command, Report, Viewport } from "./messages.ts";
import { type Context2D, createRenderer } from "./renderer.ts";

/** The surroundings of an engine; a worker and the page offer the same. */
export interface Surroundings {
  readonly requestFrame: (draw: (now: number) => void) => number;
  readonly cancelFrame: (request: number) => void;
  /** Runs a task after what is being done now. */
  readonly runLater: (task: () => void) => void;
  /** Milliseconds, on the same clock as the frames. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** Every so many frames the work is measured, because measuring costs something too. */
const MEASURED = 8;

const browser: Surroundings = {
  requestFrame: (draw) => requestAnimationFrame(draw),
  cancelFrame: (request) => cancelAnimationFrame(request),
  runLater: (task) => setTimeout(task),
  now: () => performance.now(),
  random: Math.random,
};

/** What an engine draws on and starts with. */
export interface Beginning {
  readonly context: Context2D;
  readonly viewport: Viewport;
  /** Any CSS colour. */
  readonly colour: string;
  readonly running: boolean;
}

/**
 * Starts the background's loop. It is driven by commands alone, so that it is the same in a worker
 * and on the page, and reports the number of particles at the start and whenever it changes.
 */
export function startEngine(
  { context, colour, ...beginning }: Beginning,
  report: (report: Report) => void,
  { requestFrame, cancelFrame, runLater, now, random }: Surroundings = browser,
): (command: Command) => void {
  const { canvas } = context;
  const field = createField(beginning.viewport.width, beginning.viewport.height, random);
  const renderer = createRenderer(context, colour);
  const detail = createDetail();
  let { viewport } = beginning;
  let isDue = createFramePace();
  let request = 0;
  let drawn = 0;
  let last: number | undefined;

  const setPixels = () => {
    const scale = detail.scale(viewport.scale);
    canvas.width = Math.round(viewport.width * scale);
    canvas.height = Math.round(viewport.height * scale);
  };
  const draw = () => renderer.draw(field, detail.scale(viewport.scale));

  function frame(at: number): void {
    request = requestFrame(frame);
    if (!isDue(at, viewport.frameRate)) return;
    const begin = now();
    const elapsed = at - (last ?? at);
    last = at;
    stepField(field, elapsed);
    draw();
    // Pixels are filled after the frame's callback, so its cost is known only in the task after.
    if (++drawn % MEASURED === 0) runLater(() => judge(elapsed, now() - begin));
  }

  function judge(elapsed: number, work: number): void {
    if (!detail.judge((elapsed * viewport.frameRate) / 1000, work)) return;
    setPixels();
    draw();
  }

  function run(wanted: boolean): void {
    cancelFrame(request);
    request = wanted ? requestFrame(frame) : 0;
    isDue = createFramePace();
  }

  setPixels();
  draw();
  report({ type: "count", count: field.count });
  run(beginning.running);

  return (command) => {
    const before = field.count;
    switch (command.type) {
      case "run":
        return run(command.running);
      case "pointer":
        return command.place ? movePointer(field, command.place) : clearPointer(field);
      case "resize":
        viewport = command.viewport;
        resizeField(field, viewport.width, viewport.height);
        setPixels();
        break;
      case "add":
        addParticles(field, ADD_COUNT, command.place);
        break;
      case "remove":
        removeParticles(field, REMOVE_COUNT);
        break;
    }
    if (field.count !== before) report({ type: "count", count: field.count });
    // A canvas empties with each change of size, and a still picture shows what was added.
    if (request === 0 || command.type === "resize") draw();
  };
}
