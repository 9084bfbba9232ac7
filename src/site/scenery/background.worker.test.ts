import { beforeEach, expect, it, vi } from "vitest";
import type { Command, Start } from "./messages.ts";

const intervals = { awake: 20, calm: 20 };
const view = { width: 800, height: 600, top: 0, nodes: [], colour: "#f34", scale: 2, intervals };

let send: (message: Start | Command) => void;
let reports: unknown[];
let frames: number;
let canvas: { width: number; height: number };

/** Starts the worker, as the page does, on a canvas that counts its frames. */
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  reports = [];
  frames = 0;
  canvas = { width: 300, height: 150 };
  vi.stubGlobal("postMessage", (report: unknown) => reports.push(report));
  vi.stubGlobal("addEventListener", (_: string, listen: (event: object) => void) => {
    send = (data) => listen({ data });
  });
  await import("./background.worker.ts");
  const context = new Proxy(
    { canvas, clearRect: () => (frames += 1) },
    { get: (target, name) => Reflect.get(target, name) ?? (() => {}) },
  );
  const offscreen = Object.assign(canvas, { getContext: () => context });
  Reflect.apply(send, null, [{ canvas: offscreen, view }]);
});

it("rests when frames come too late again and again", () => {
  const slow = { ...view, intervals: { ...intervals, awake: 150 } };
  send({ type: "view", view: slow });
  send({ type: "run", pace: "awake" });
  vi.advanceTimersByTime(4350);
  expect(reports).toEqual([150]);
  vi.advanceTimersByTime(150);
  expect(reports).toEqual([150, "rest"]);
  const drawn = frames;
  vi.advanceTimersByTime(1000);
  expect(frames).toBe(drawn);
});
