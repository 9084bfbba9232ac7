import { expect, test } from "vitest";
import { dragSpeed } from "./use-throw.ts";

test("a flick that is released at once has its speed, one that is held still, or trembles, almost none", () => {
  const flick = [0, 10, 20, 30, 40].map((time) => ({ x: 300 - time, time }));
  expect(dragSpeed(flick, 40)).toBe(-1);
  expect(dragSpeed(flick, 440)).toBe(0);
  const held = [...flick, { x: 261, time: 400 }, { x: 260, time: 430 }];
  expect(Math.abs(dragSpeed(held, 440))).toBeLessThan(0.05);
});
