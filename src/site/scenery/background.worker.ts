import { ADD_COUNT, REMOVE_COUNT } from "./constants.ts";
import { drawField } from "./draw-field.ts";
import {
  addParticles,
  createField,
  movePointer,
  type Point,
  resizeField,
  stepField,
} from "./field.ts";
import type { Command, Pace, Report, Start, View } from "./messages.ts";

/**
 * A frame later than this does not look like motion; after a number of late frames in a row the
 * worker stops.
 */
const LATE = 70;
const MOST_LATE_FRAMES = 30;

/** The field appears over this time: a fade by styles would let the page compute some of its own. */
const FADE_MS = 400;

const report = (message: Report) => postMessage(message);
let obey: ((command: Command) => void) | undefined;

addEventListener("message", ({ data }: MessageEvent<Start | Command>) => {
  if ("canvas" in data) obey = start(data);
  else obey?.(data);
});

/** Draws a first frame. Returns the function that handles commands. */
function start({ canvas, view: first }: Start): (command: Command) => void {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("A worker of this browser cannot draw");
  const field = createField(first.width, first.height, nodesIn(first));
  let view = first;
  let timer: ReturnType<typeof setInterval> | undefined;
  let last = 0;
  let late = 0;

  const begun = performance.now();
  const draw = () => {
    const shown = Math.min((performance.now() - begun) / FADE_MS, 1);
    drawField(context, field, view, shown);
  };
  function frame(): void {
    const elapsed = performance.now() - last;
    last += elapsed;
    stepField(field, elapsed);
    draw();
    late = elapsed > LATE ? late + 1 : 0;
    if (late < MOST_LATE_FRAMES) return;
    run("rest");
    report("rest");
  }

  // A timer instead of animation frames: displays refresh up to 144 times a second, and animation
  // frames take precedence over the page's own thread.
  function run(pace: Pace): void {
    clearInterval(timer);
    timer = pace === "rest" ? undefined : setInterval(frame, view.intervals[pace]);
    last = performance.now();
    late = 0;
  }

  draw();
  // Whether it runs or not.
  setTimeout(draw, FADE_MS);
  report(field.particles.length);
  return (command) => {
    if (command.type === "run") return run(command.pace);
    if (command.type === "pointer") return movePointer(field, command.place);
    if (command.type === "view" || command.type === "scroll") {
      view = command.type === "view" ? command.view : { ...view, top: command.top };
      field.nodes = nodesIn(view);
      resizeField(field, view.width, view.height);
    } else {
      if (command.type === "add") addParticles(field, ADD_COUNT, command.place);
      else field.particles.splice(-REMOVE_COUNT);
      report(field.particles.length);
    }
    draw();
  };
}

/** Where the emblem's nodes are in the window. */
function nodesIn({ nodes, top }: View): Point[] {
  return nodes.map(({ x, y }) => ({ x, y: y - top }));
}
