import { beforeEach, expect, it } from "vitest";
import {
  type AdaptiveEffort,
  createAdaptiveEffort,
  type QualityChange,
} from "./adaptive-effort.ts";

const desktop = { scale: 2, frameRate: 57 };
const plain = { scale: 1, frameRate: 57 };
const phone = { scale: 1, frameRate: 32 };

let effort: AdaptiveEffort;
beforeEach(() => {
  effort = createAdaptiveEffort();
});

/** What is asked for while frames come `interval` milliseconds apart, for `seconds`. */
function changes(interval: number, seconds: number, wanted = desktop): QualityChange[] {
  const all = Array.from({ length: Math.floor((seconds * 1000) / interval) }, () =>
    effort.recordInterval(interval, wanted),
  );
  return all.filter((change) => change !== "none");
}

it("asks for nothing while frames come in time", () => {
  expect(changes(1000 / 57, 60)).toEqual([]);
  expect(changes(1000 / 32, 60, phone)).toEqual([]);
  expect(effort.of(desktop)).toEqual(desktop);
});

it("draws fewer pixels, then fewer frames, while frames come late, and keeps to that", () => {
  expect(changes(40, 60)).toEqual(["draw-less", "draw-less", "draw-less"]);
  expect(effort.of(desktop)).toEqual({ scale: 1, frameRate: 32 });
  expect(changes(1000 / 57, 60)).toEqual([]);
  expect(effort.of(desktop)).toEqual({ scale: 1, frameRate: 32 });
});

it("takes no step that changes nothing on the screen it draws for", () => {
  expect(changes(40, 60, plain)).toEqual(["draw-less"]);
  expect(changes(60, 60, phone)).toEqual([]);
});

it("rests within 10 seconds where 4 to 7 frames a second are all that can be drawn", () => {
  for (const frames of [4, 5, 6, 7]) {
    effort = createAdaptiveEffort();
    expect(changes(1000 / frames, 10, plain)).toContain("rest");
  }
});

it("does not rest at 15 frames a second", () => {
  expect(changes(1000 / 15, 60, plain)).toEqual(["draw-less"]);
});

it("does not take a covered window or a short jam for a slow machine", () => {
  for (let jams = 0; jams < 20; jams++) {
    expect(changes(31, 3, phone)).toEqual([]);
    expect(changes(200, 1.2, phone)).toEqual([]);
    expect(effort.recordInterval(60_000, phone)).toBe("none");
  }
});

it("gives a background that goes on after a rest the same time again", () => {
  expect(changes(200, 10, phone)).toContain("rest");
  effort.restart();
  expect(changes(200, 2.5, phone)).toEqual([]);
});

it("draws fewer pixels where they are too expensive, but not fewer frames", () => {
  const asked = Array.from({ length: 200 }, () => effort.recordWork(6, desktop));
  expect(asked.filter((change) => change !== "none")).toEqual(["draw-less", "draw-less"]);
  expect(effort.of(desktop)).toEqual({ scale: 1, frameRate: 57 });
  expect(effort.canCoarsen(desktop)).toBe(false);
});
