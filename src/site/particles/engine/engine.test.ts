import { beforeEach, expect, it } from "vitest";
import { Clock } from "../testing/clock.ts";
import { emblemAt } from "../testing/fields.ts";
import { type RecordingContext, recordingContext } from "../testing/recording-context.ts";
import { startEngine } from "./engine.ts";
import type { Command, Report, Viewport } from "./messages.ts";

const desktop: Viewport = { width: 1440, height: 900, scale: 2, frameRate: 60 };
const emblem = null;

let clock: Clock;
let context: RecordingContext;
let reports: Report[];

beforeEach(() => {
  clock = new Clock();
  context = recordingContext();
  reports = [];
});

function start(viewport = desktop, running = true): (command: Command) => void {
  const engineStart = { context, viewport, emblem, colour: "#ff3344", running };
  const command = startEngine(engineStart, (report) => reports.push(report), clock.browser);
  context.frames = 0;
  return command;
}

it.each([57, 32, 60])("draws %i frames a second, whatever timers round and delay", (frameRate) => {
  start({ ...desktop, frameRate });
  clock.delay = 4;
  clock.run(10);
  expect(context.frames / 10).toBeGreaterThan(frameRate - 0.5);
  expect(context.frames / 10).toBeLessThan(frameRate + 0.5);
});

it("does not make up for the frames of a while that it was stopped in", () => {
  start();
  clock.run(1);
  clock.time += 60_000;
  context.frames = 0;
  clock.run(1);
  expect(context.frames).toBeLessThanOrEqual(61);
});

it("reports the number of particles at the start and after each change", () => {
  const command = start();
  command({ type: "add", place: { x: 10, y: 10 } });
  command({ type: "remove" });
  command({ type: "pointer", place: { x: 10, y: 10 } });
  expect(reports).toEqual([150, 154, 152].map((count) => ({ type: "count", count })));
});

it("waits for no frame while it stands still, and goes on afterwards", () => {
  const command = start();
  clock.run(1);
  command({ type: "run", running: false });
  expect(clock.waiting).toBe(0);
  context.frames = 0;
  clock.run(10);
  expect(context.frames).toBe(0);
  command({ type: "run", running: true });
  clock.run(1);
  expect(context.frames).toBeGreaterThan(55);
});

it("keeps one timer, however often it gets the command to run", () => {
  const command = start();
  command({ type: "run", running: true });
  command({ type: "run", running: true });
  command({ type: "run", running: false });
  expect(clock.waiting).toBe(0);
});

it("shows one still picture when it may not run from the start", () => {
  context.frames = 0;
  const engineStart = { context, viewport: desktop, emblem, colour: "red", running: false };
  startEngine(engineStart, () => {}, clock.browser);
  expect(context.frames).toBe(1);
  expect(clock.waiting).toBe(0);
});

it("shows added particles and a new size also while it stands still", () => {
  const command = start(desktop, false);
  command({ type: "add", place: null });
  expect(context.frames).toBe(1);
  command({
    type: "resize",
    emblem,
    viewport: { width: 900, height: 1440, scale: 2, frameRate: 60 },
  });
  expect(context.frames).toBe(2);
  expect(context.canvas).toEqual({ width: 1800, height: 2880 });
});

it("shows where the emblem has been scrolled to also while it stands still", () => {
  const command = start(desktop, false);
  command({ type: "pointer", place: { x: 700, y: 300 } });
  const discs = () => context.drawn.reduce((sum, drawn) => sum + drawn.discs, 0);
  command({ type: "emblem", emblem: emblemAt(700, 800) });
  const before = discs();
  command({ type: "emblem", emblem: emblemAt(700, 300) });
  expect(discs()).toBe(before + 1);
});

it("draws as finely as the screen allows while frames are cheap", () => {
  start();
  clock.run(20);
  expect(context.canvas).toEqual({ width: 2880, height: 1800 });
});

it("draws more coarsely, step by step, when frames are too expensive", () => {
  start();
  clock.work = 6;
  clock.run(3);
  expect(context.canvas).toEqual({ width: 2160, height: 1350 });
  clock.run(10);
  expect(context.canvas).toEqual({ width: 1440, height: 900 });
  expect(context.drawn).not.toEqual([]);
});

it("draws more coarsely when frames come too late, but a pause is not late", () => {
  const command = start();
  for (let pauses = 0; pauses < 20; pauses++) {
    clock.run(1);
    command({ type: "run", running: false });
    clock.time += 60_000;
    command({ type: "run", running: true });
  }
  expect(context.canvas.width).toBe(2880);
  for (let covered = 0; covered < 20; covered++) {
    clock.run(1.55);
    clock.time += 60_000;
  }
  expect(context.canvas.width).toBe(2880);
  clock.delay = 50;
  clock.run(20);
  expect(context.canvas.width).toBe(1440);
});

it("rests, and says so, where hardly a frame is drawn in time; goes on when asked to", () => {
  const command = start();
  clock.delay = 400;
  clock.run(60);
  expect(reports.filter(({ type }) => type === "rest")).toHaveLength(1);
  expect(clock.waiting).toBe(0);
  expect(context.drawn).not.toEqual([]);
  clock.delay = 0;
  command({ type: "run", running: true });
  context.frames = 0;
  clock.run(10);
  expect(context.frames / 10).toBeGreaterThan(31);
  expect(context.frames / 10).toBeLessThan(33);
});

it("measures nothing where it draws as coarsely as it can", () => {
  clock.browser.fillPixels = () => {
    throw new Error("Measured in vain");
  };
  start({ ...desktop, scale: 1 });
  clock.run(3);
  expect(context.frames).toBeGreaterThan(150);
});
