import { describe, expect, it } from "vitest";
import { fieldOf, loneParticle } from "../testing/fields.ts";
import { ADD_COUNT, ATTRACT_DISTANCE } from "./constants.ts";
import { addParticles, clearPointer, movePointer } from "./field.ts";
import { stepField } from "./step-field.ts";

describe("the pointer", () => {
  it("draws nearer what is within 200 pixels, and nothing else", () => {
    const near = loneParticle(ATTRACT_DISTANCE - 20);
    const far = loneParticle(ATTRACT_DISTANCE + 1);
    for (const field of [near, far]) {
      movePointer(field, { x: 500, y: 500 });
      for (let frames = 0; frames < 60; frames++) stepField(field, 1000 / 60);
    }
    expect(near.x[0]).toBeLessThan(500 + ATTRACT_DISTANCE - 21);
    expect(far.x[0]).toBe(500 + ATTRACT_DISTANCE + 1);
  });

  it("draws less while it rests, and never throws a particle over to the other side", () => {
    const field = loneParticle(120);
    movePointer(field, { x: 500, y: 500 });
    const wayIn = (seconds: number) => {
      field.x[0] = 620;
      for (let frames = 0; frames < seconds * 60; frames++) stepField(field, 1000 / 60);
      return 620 - (field.x[0] ?? Number.NaN);
    };
    const first = wayIn(1);
    wayIn(4);
    expect(wayIn(1)).toBeLessThan(first / 3);
    wayIn(200);
    expect(field.x[0]).toBeGreaterThanOrEqual(500);
  });

  it("gathers particles in a cluster, never a knot, however long it circles and clicks", () => {
    const field = fieldOf(1440, 900, 3);
    const place = (turn: number) => ({
      x: 700 + 40 * Math.cos(turn),
      y: 400 + 40 * Math.sin(turn),
    });
    for (let frames = 0; frames < 60 * 30; frames++) {
      movePointer(field, place(frames / 20));
      if (frames % 60 === 0) addParticles(field, ADD_COUNT, place(frames / 20));
      stepField(field, 1000 / 60);
    }
    const near = (i: number, x: number, y: number, radius: number) =>
      Math.hypot((field.x[i] ?? 0) - x, (field.y[i] ?? 0) - y) < radius;
    const within = (x: number, y: number, radius: number) =>
      Array.from({ length: field.count }).filter((_, i) => near(i, x, y, radius)).length;
    const densest = Math.max(
      ...Array.from({ length: field.count }, (_, i) =>
        within(field.x[i] ?? 0, field.y[i] ?? 0, 30),
      ),
    );
    expect(within(700, 400, 200)).toBeGreaterThan(100);
    expect(densest).toBeLessThan(30);
  });

  it("draws no longer once it has left", () => {
    const field = loneParticle(50);
    movePointer(field, { x: 500, y: 500 });
    clearPointer(field);
    stepField(field, 16);
    expect(field.x[0]).toBe(550);
  });
});
