import fc from "fast-check";
import { expect, it } from "vitest";
import { seeded } from "../../parts/seeded.ts";
import { TRAIL_LENGTH, TRAIL_LIFE, TRAIL_SPACING, TRAIL_SPREAD } from "./constants.ts";
import { ageTrail, createTrail, extendTrail } from "./trail.ts";

const chance = seeded(3);

it("leaves a spark for each spacing of the way, however many moves the way has", () => {
  const [strides, steps] = [createTrail(), createTrail()];
  const end = TRAIL_SPACING * 10 + 1;
  extendTrail(strides, { x: 0, y: 0 }, { x: end, y: 0 }, chance);
  for (let x = 0; x < end; x++) extendTrail(steps, { x, y: 0 }, { x: x + 1, y: 0 }, chance);
  expect(strides.sparks).toHaveLength(10);
  expect(steps.sparks).toHaveLength(10);
  for (const [i, { x, y }] of steps.sparks.entries()) {
    expect(x).toBeCloseTo((i + 1) * TRAIL_SPACING, 6);
    expect(Math.abs(y)).toBeLessThanOrEqual(TRAIL_SPREAD);
  }
});

it("stays bounded, whatever the pointer does", () => {
  const coordinate = fc.integer({ min: -10_000, max: 10_000 });
  fc.assert(
    fc.property(fc.array(fc.record({ x: coordinate, y: coordinate })), (places) => {
      const trail = createTrail();
      for (const [i, place] of places.entries()) {
        extendTrail(trail, places[i - 1] ?? null, place, chance);
        expect(trail.sparks.length).toBeLessThanOrEqual(TRAIL_LENGTH);
        expect(trail.wayLeft).toBeLessThanOrEqual(TRAIL_SPACING);
      }
    }),
  );
});

it("marks no way to where the pointer just came in", () => {
  const trail = createTrail();
  extendTrail(trail, null, { x: 900, y: 900 }, chance);
  expect(trail.sparks).toEqual([]);
});

it("does not tie a new trail to the one before the pointer left", () => {
  const trail = createTrail();
  extendTrail(trail, { x: 0, y: 0 }, { x: 50, y: 0 }, chance);
  extendTrail(trail, null, { x: 900, y: 900 }, chance);
  extendTrail(trail, { x: 900, y: 900 }, { x: 950, y: 900 }, chance);
  const firstOfNew = trail.sparks.find(({ x }) => x > 800);
  expect(firstOfNew?.linked).toBe(false);
  expect(trail.sparks.filter(({ linked }) => linked)).toHaveLength(4);
});

it("does not draw a line across the screen when the pointer leaps", () => {
  const trail = createTrail();
  extendTrail(trail, { x: 0, y: 0 }, { x: 50, y: 0 }, chance);
  extendTrail(trail, { x: 50, y: 0 }, { x: 5000, y: 0 }, chance);
  const byWay = trail.sparks.toSorted((a, b) => a.x - b.x);
  expect(byWay.filter(({ linked }) => !linked).map(({ x }) => x > 4000)).toEqual([true]);
});

it("fades: sparks go out after their life", () => {
  const trail = createTrail();
  extendTrail(trail, { x: 0, y: 0 }, { x: 100, y: 0 }, chance);
  ageTrail(trail, TRAIL_LIFE);
  expect(trail.sparks).not.toEqual([]);
  ageTrail(trail, 1);
  expect(trail.sparks).toEqual([]);
});
