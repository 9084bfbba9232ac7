import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldOf } from "../testing/fields.ts";
import { ADD_COUNT, MAX_PARTICLES, MAX_STEP, PARTICLE_COUNT, REMOVE_COUNT } from "./constants.ts";
import { addParticles, type Field, movePointer, removeParticles, resizeField } from "./field.ts";
import { stepField } from "./step-field.ts";

function placesOf({ x, y, count }: Field) {
  const ys = y.subarray(0, count);
  return Array.from(x.subarray(0, count), (left, i) => ({ x: left, y: ys[i] ?? Number.NaN }));
}

function expectAllInside(field: Field) {
  const outside = placesOf(field).filter(
    ({ x, y }) => !(x >= 0 && x <= field.width && y >= 0 && y <= field.height),
  );
  expect(outside).toEqual([]);
}

describe("the number of particles", () => {
  it("is 150 at the start, 4 more after a click and 2 fewer after a removal", () => {
    const field = fieldOf();
    expect(field.count).toBe(150);
    addParticles(field, ADD_COUNT, { x: 300, y: 200 });
    expect(field.count).toBe(154);
    removeParticles(field, REMOVE_COUNT);
    expect(field.count).toBe(152);
  });

  it("never falls below none", () => {
    const field = fieldOf();
    removeParticles(field, PARTICLE_COUNT - 1);
    removeParticles(field, REMOVE_COUNT);
    expect(field.count).toBe(0);
  });

  it("never exceeds the upper bound", () => {
    const field = fieldOf();
    for (let clicks = 0; clicks < 100; clicks++) addParticles(field, ADD_COUNT, { x: 1, y: 1 });
    expect(field.count).toBe(MAX_PARTICLES);
  });
});

describe("particles added by a click", () => {
  it("start at its place and burst out of it in different directions", () => {
    const field = fieldOf();
    addParticles(field, ADD_COUNT, { x: 300, y: 200 });
    const added = () => placesOf(field).slice(-ADD_COUNT);
    expect(added()).toEqual(Array.from({ length: ADD_COUNT }, () => ({ x: 300, y: 200 })));

    for (let frames = 0; frames < 30; frames++) stepField(field, 16);
    const distances = added().map(({ x, y }) => Math.hypot(x - 300, y - 200));
    expect(Math.min(...distances)).toBeGreaterThan(25);
    expect(new Set(added().map(({ x, y }) => `${x > 300} ${y > 200}`)).size).toBe(ADD_COUNT);
  });
});

describe("movement", () => {
  it("is the same at any frame rate", () => {
    const [at60, at20] = [fieldOf(), fieldOf()];
    for (const field of [at60, at20]) addParticles(field, ADD_COUNT, { x: 700, y: 450 });
    for (let frames = 0; frames < 60; frames++) stepField(at60, 1000 / 60);
    for (let frames = 0; frames < 20; frames++) stepField(at20, 1000 / 20);
    for (const [i, place] of placesOf(at60).entries()) {
      expect(placesOf(at20)[i]?.x).toBeCloseTo(place.x, 1);
      expect(placesOf(at20)[i]?.y).toBeCloseTo(place.y, 1);
    }
  });

  it("goes on where it stopped after a sleep instead of jumping", () => {
    const [awake, slept] = [fieldOf(), fieldOf()];
    stepField(awake, MAX_STEP);
    stepField(slept, 3_600_000);
    expect(placesOf(slept)).toEqual(placesOf(awake));
  });

  it("does not run backwards when a clock does", () => {
    const field = fieldOf();
    const before = placesOf(field);
    stepField(field, -20);
    expect(placesOf(field)).toEqual(before);
  });

  it("stays inside, whatever the size, the pointer and the time", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.integer(),
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 40 }),
        (width, height, seed, steps) => {
          const field = fieldOf(width, height, seed);
          addParticles(field, ADD_COUNT, { x: width * 2, y: -5 });
          movePointer(field, { x: width + 50, y: height + 50 });
          for (const step of steps) stepField(field, step);
          expectAllInside(field);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("a new size", () => {
  it("keeps every particle inside, whatever the change", () => {
    const size = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(size, size, size, size, (width, height, nextWidth, nextHeight) => {
        const field = fieldOf(width, height);
        resizeField(field, nextWidth, nextHeight);
        expect(field.width).toBeCloseTo(Math.max(1, nextWidth), 6);
        expectAllInside(field);
      }),
    );
  });

  it("spreads them over all of a much larger area", () => {
    const field = fieldOf(400, 400);
    resizeField(field, 1600, 400);
    expect(placesOf(field).filter(({ x }) => x > 800).length).toBeGreaterThan(PARTICLE_COUNT / 4);
  });

  it("leaves them where they are when it is hardly different", () => {
    const field = fieldOf(1440, 900);
    const before = placesOf(field);
    resizeField(field, 1455, 900);
    expect(placesOf(field)).toEqual(before);
  });
});
