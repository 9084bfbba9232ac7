import { ADD_COUNT, REMOVE_COUNT } from "../simulation/constants.ts";
import { gather, gatherAtOnce, setEmblem } from "../simulation/emblem.ts";
import {
  addParticles,
  clearPointer,
  createField,
  movePointer,
  removeParticles,
  resizeField,
} from "../simulation/field.ts";
import { stepField } from "../simulation/step-field.ts";
import { createAdaptiveEffort, type QualityChange } from "./adaptive-effort.ts";
import { createFramePace } from "./frame-pace.ts";
import type { Command, EngineSettings, Report } from "./messages.ts";
import { type Canvas, type Context2D, createRenderer } from "./renderer.ts";

/** What an engine uses of its browser; a worker and the page offer the same. */
export interface EngineBrowser {
  /** Runs a task once, after at least this many milliseconds; `cancel` takes the returned id. */
  readonly wait: (task: () => void, duration: number) => number;
  readonly cancel: (waiting: number) => void;
  /** Makes the browser rasterise a canvas now; by default it does so after the task. */
  readonly fillPixels: (canvas: Canvas) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
}

/** One frame in this many is measured, because measuring has a cost of its own. */
const MEASURED_INTERVAL = 8;

const thisBrowser: EngineBrowser = {
  // Not animation frames: Chromium gives a worker that requests them a higher priority than the
  // page's own thread, and on a 144 Hz display it would be called 144 times a second for 57.
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
interface EngineStart extends EngineSettings {
  readonly context: Context2D;
}

/**
 * Starts the background's loop and reports the number of particles at the start and whenever it
 * changes. It takes commands alone, so that it is the same in a worker and on the page. Returns the
 * function that takes them.
 */
export function startEngine(
  { context, colour, ...start }: EngineStart,
  report: (report: Report) => void,
  { wait, cancel, fillPixels, now, random }: EngineBrowser = thisBrowser,
): (command: Command) => void {
  const { canvas } = context;
  const field = createField(start.viewport.width, start.viewport.height, random);
  setEmblem(field, start.emblem);
  gatherAtOnce(field);
  const renderer = createRenderer(context, colour);
  const effort = createAdaptiveEffort();
  let { viewport } = start;
  let untilNext = createFramePace();
  let waiting = 0;
  let drawn = 0;
  let last: number | undefined;

  const setPixels = () => {
    const { scale } = effort.of(viewport);
    canvas.width = Math.round(viewport.width * scale);
    canvas.height = Math.round(viewport.height * scale);
  };
  const draw = () => renderer.draw(field, effort.of(viewport).scale);

  function frame(): void {
    const begin = now();
    waiting = wait(frame, untilNext(begin, effort.of(viewport).frameRate));
    const elapsed = begin - (last ?? begin);
    stepField(field, elapsed);
    gather(field, elapsed);
    draw();
    if (last !== undefined) changeQuality(effort.recordInterval(elapsed, viewport));
    last = begin;
    if (++drawn % MEASURED_INTERVAL !== 0 || !effort.canCoarsen(viewport)) return;
    fillPixels(canvas);
    changeQuality(effort.recordWork(now() - begin, viewport));
  }

  function changeQuality(change: QualityChange): void {
    if (change === "draw-less") {
      setPixels();
      draw();
    } else if (change === "rest") {
      run(false);
      report({ type: "rest" });
    }
  }

  function run(wanted: boolean): void {
    cancel(waiting);
    untilNext = createFramePace();
    last = undefined;
    effort.restart();
    waiting = wanted ? wait(frame, 0) : 0;
  }

  setPixels();
  draw();
  report({ type: "count", count: field.count });
  run(start.running);

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
        setEmblem(field, command.emblem);
        setPixels();
        break;
      case "emblem":
        setEmblem(field, command.emblem);
        break;
      case "add":
        addParticles(field, ADD_COUNT, command.place);
        break;
      case "remove":
        removeParticles(field, REMOVE_COUNT);
        break;
    }
    if (field.count !== before) report({ type: "count", count: field.count });
    // A resized canvas is empty, and a picture at rest must show what was added or removed.
    if (waiting === 0 || command.type === "resize") draw();
  };
}
