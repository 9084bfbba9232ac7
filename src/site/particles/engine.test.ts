import { beforeEach, expect, it } from "vitest";
import { startEngine } from "./engine.ts";
import type { Command, Report, Viewport } from "./messages.ts";
import { seeded } from "./testing/chance.ts";
import { type RecordingContext, recordingContext } from "./testing/recording-context.ts";

const desktop: Viewport = { width: 1440, height: 900, scale: 2, frameRate: 60 };

/** A display whose frames, clock and cost of drawing the test decides. */
class Display {
  time = 1000;
  /** Milliseconds that each frame keeps the engine busy. */
  work = 1;
  #waiting = new Map<number, (now: number) => void>();
  #requests = 0;
  #later: (() => void)[] = [];

  readonly surroundings = {
    requestFrame: (draw: (now: number) => void) => {
      this.#waiting.set(++this.#requests, draw);
      return this.#requests;
    },
    cancelFrame: (request: number) => {
      this.#waiting.delete(request);
    },
    runLater: (task: () => void) => this.#later.push(task),
    now: () => this.time,
    random: seeded(9),
  };

  get isAsked() {
    return this.#waiting.size > 0;
  }

  /** Ticks `hertz` times a second. */
  run(seconds: number, hertz: number) {
    for (let n = 0; n < seconds * hertz; n++) {
      this.time += 1000 / hertz;
      const start = this.time;
      const waiting = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const draw of waiting) draw(start);
      this.time = start + this.work;
      for (const task of this.#later.splice(0)) task();
      this.time = start;
    }
  }
}

let display: Display;
let context: RecordingContext;
let reports: Report[];

beforeEach(() => {
  display = new Display();
  context = recordingContext();
  reports = [];
});

function start(viewport = desktop, running = true): (command: Command) => void {
  const beginning = { context, viewport, colour: "#ff3344", running };
  const command = startEngine(beginning, (report) => reports.push(report), display.surroundings);
  context.frames = 0;
  return command;
}

it.each([60, 90, 120, 144, 240])("draws 60 frames a second on a display of %i Hz", (hertz) => {
  start();
  display.run(4, hertz);
  expect(context.frames / 4).toBeGreaterThan(58);
  expect(context.frames / 4).toBeLessThanOrEqual(60.5);
});

it("draws fewer frames where fewer are worth it", () => {
  start({ ...desktop, frameRate: 40 });
  display.run(4, 60);
  expect(context.frames / 4).toBeCloseTo(40, 0);
});

it("reports the number of particles at the start and after each change", () => {
  const command = start();
  command({ type: "add", place: { x: 10, y: 10 } });
  command({ type: "remove" });
  command({ type: "pointer", place: { x: 10, y: 10 } });
  expect(reports).toEqual([150, 154, 152].map((count) => ({ type: "count", count })));
});

it("asks for no frame while it stands still, and goes on afterwards", () => {
  const command = start();
  display.run(1, 60);
  command({ type: "run", running: false });
  expect(display.isAsked).toBe(false);
  context.frames = 0;
  display.run(10, 60);
  expect(context.frames).toBe(0);
  command({ type: "run", running: true });
  display.run(1, 60);
  expect(context.frames).toBeGreaterThan(55);
});

it("asks once only, however often it is told to run", () => {
  const command = start();
  command({ type: "run", running: true });
  command({ type: "run", running: true });
  command({ type: "run", running: false });
  expect(display.isAsked).toBe(false);
});

it("shows one still picture when it may not run from the start", () => {
  context.frames = 0;
  const beginning = { context, viewport: desktop, colour: "red", running: false };
  startEngine(beginning, () => {}, display.surroundings);
  expect(context.frames).toBe(1);
  expect(display.isAsked).toBe(false);
});

it("shows added particles and a new size also while it stands still", () => {
  const command = start(desktop, false);
  command({ type: "add", place: null });
  expect(context.frames).toBe(1);
  command({ type: "resize", viewport: { width: 900, height: 1440, scale: 2, frameRate: 60 } });
  expect(context.frames).toBe(2);
  expect(context.canvas).toEqual({ width: 1800, height: 2880 });
});

it("draws as finely as the screen is worth while frames are cheap", () => {
  start();
  display.run(20, 60);
  expect(context.canvas).toEqual({ width: 2880, height: 1800 });
});

it("draws more coarsely, step by step, when frames are too dear", () => {
  start();
  display.work = 6;
  display.run(3, 60);
  expect(context.canvas).toEqual({ width: 2160, height: 1350 });
  display.run(10, 60);
  expect(context.canvas).toEqual({ width: 1440, height: 900 });
  expect(context.drawn).not.toEqual([]);
});

it("draws more coarsely when frames come too late, but a pause is not late", () => {
  const command = start();
  for (let pauses = 0; pauses < 20; pauses++) {
    display.run(1, 60);
    command({ type: "run", running: false });
    display.time += 60_000;
    command({ type: "run", running: true });
  }
  expect(context.canvas.width).toBe(2880);
  for (let covered = 0; covered < 20; covered++) {
    display.run(1.55, 60);
    display.time += 60_000;
  }
  expect(context.canvas.width).toBe(2880);
  display.run(10, 30);
  expect(context.canvas.width).toBe(1440);
});
