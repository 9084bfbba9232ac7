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
import { type Canvas, type Context2D, createRenderer } from "./renderer.ts";

/** The surroundings of an engine; a worker and the page offer the same. */
export interface Surroundings {
  /** Runs a task once, after some milliseconds at least; `cancel` takes what it returns. */
  readonly wait: (task: () => void, duration: number) => number;
  readonly cancel: (waiting: number) => void;
  /** Makes the browser fill a canvas's pixels now; by itself it does so after the task. */
  readonly fillPixels: (canvas: Canvas) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** Every so many frames the work is measured, because measuring costs something too. */
const MEASURED = 8;

const browser: Surroundings = {
  // Not by animation frames: a worker that asks for them gets a higher priority from Chromium than
  // the page's own thread, and on a display of 144 Hz it is called 144 times a second for 57.
  wait: (task, duration) => self.setTimeout(task, duration),
  cancel: (waiting) => clearTimeout(waiting),
  fillPixels: (canvas) => {
    createImageBitmap(canvas).then(
      (picture) => picture.close(),
      () => {},
    );
  },
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
  { wait, cancel, fillPixels, now, random }: Surroundings = browser,
): (command: Command) => void {
  const { canvas } = context;
  const field = createField(beginning.viewport.width, beginning.viewport.height, random);
  const renderer = createRenderer(context, colour);
  const detail = createDetail();
  let { viewport } = beginning;
  let untilNext = createFramePace();
  let waiting = 0;
  let drawn = 0;
  let last: number | undefined;

  const setPixels = () => {
    const scale = detail.scale(viewport.scale);
    canvas.width = Math.round(viewport.width * scale);
    canvas.height = Math.round(viewport.height * scale);
  };
  const draw = () => renderer.draw(field, detail.scale(viewport.scale));

  function frame(): void {
    const begin = now();
    waiting = wait(frame, untilNext(begin, viewport.frameRate));
    const elapsed = begin - (last ?? begin);
    last = begin;
    stepField(field, elapsed);
    draw();
    if (++drawn % MEASURED !== 0 || !detail.canFall(viewport.scale)) return;
    fillPixels(canvas);
    if (!detail.judge((elapsed * viewport.frameRate) / 1000, now() - begin)) return;
    setPixels();
    draw();
  }

  function run(wanted: boolean): void {
    cancel(waiting);
    untilNext = createFramePace();
    waiting = wanted ? wait(frame, 0) : 0;
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
    if (waiting === 0 || command.type === "resize") draw();
  };
}
