import { expect, it } from "vitest";
import { dragSpeed, recentMoments } from "./drag-speed.ts";

/** A flick of 40 pixels to the left within 40 ms. */
const flick = [0, 10, 20, 30, 40].map((time) => ({ x: 300 - time, time }));

it("of a flick that is released at once is the flick's", () => {
  expect(dragSpeed(flick, 40)).toBe(-1);
  expect(dragSpeed(flick, 50)).toBe(-0.8);
});

it("of a flick that is held still before its release is zero", () => {
  expect(dragSpeed(flick, 440)).toBe(0);
});

it("of a trembling hand is that of the tremble", () => {
  const held = [...flick, { x: 261, time: 400 }, { x: 260, time: 430 }];
  expect(Math.abs(dragSpeed(held, 440))).toBeLessThan(0.05);
});

it("of a drag that turns back is that of the way back", () => {
  const back = [...flick, ...[60, 80, 100, 120, 140].map((time) => ({ x: 220 + time, time }))];
  expect(dragSpeed(back, 140)).toBeGreaterThan(0);
});

it("needs what was within the last 100 ms, and nothing older", () => {
  expect(recentMoments(flick, 120).map(({ time }) => time)).toEqual([20, 30, 40]);
});
