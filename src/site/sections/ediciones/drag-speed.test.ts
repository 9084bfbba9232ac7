import { expect, test } from "vitest";
import { dragSpeed, recentMoments } from "./use-throw.ts";

/** A flick of 40 pixels to the left within 40 ms. */
const flick = [0, 10, 20, 30, 40].map((time) => ({ x: 300 - time, time }));

test("a flick that is released at once has the speed of the flick", () => {
  expect(dragSpeed(flick, 40)).toBe(-1);
  expect(dragSpeed(flick, 50)).toBe(-0.8);
});

test("a flick that is held still, or trembles, before its release has almost no speed", () => {
  expect(dragSpeed(flick, 440)).toBe(0);
  const held = [...flick, { x: 261, time: 400 }, { x: 260, time: 430 }];
  expect(Math.abs(dragSpeed(held, 440))).toBeLessThan(0.05);
});

test("a drag that turns back has the speed and direction of the way back", () => {
  const back = [...flick, ...[60, 80, 100, 120, 140].map((time) => ({ x: 220 + time, time }))];
  expect(dragSpeed(back, 140)).toBeGreaterThan(0);
});

test("only moments of the last 100 ms are needed", () => {
  expect(recentMoments(flick, 120).map(({ time }) => time)).toEqual([20, 30, 40]);
});
