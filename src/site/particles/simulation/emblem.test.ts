import { expect, it } from "vitest";
import { emblemAt, fieldOf } from "../testing/fields.ts";
import { LINK_DISTANCE, PARTICLE_COUNT } from "./constants.ts";
import { gather, gatherAtOnce, setEmblem } from "./emblem.ts";
import { addParticles, type Field, movePointer } from "./field.ts";
import { stepField } from "./step-field.ts";

/** Four nodes, a rectangle from (1000, 100) to (1600, 400). */
const emblem = emblemAt(1000, 100, 1000, 400, 1600, 100, 1600, 400);

/** How many particles are within a link of the emblem's box. */
function around({ x, y, count }: Field): number {
  const inside = (value: number, least: number, most: number) =>
    value >= least - LINK_DISTANCE - 1 && value <= most + LINK_DISTANCE + 1;
  return Array.from(x.subarray(0, count), (left, i) => [left, y[i] ?? 0] as const).filter(
    ([left, top]) => inside(left, 1000, 1600) && inside(top, 100, 400),
  ).length;
}

function pass(field: Field, seconds: number): void {
  for (let frame = 0; frame < seconds * 60; frame++) {
    stepField(field, 1000 / 60);
    gather(field, 1000 / 60);
  }
}

it("gathers half of the particles around the emblem of a wide window, at once and for good", () => {
  const field = fieldOf(1920, 1080);
  setEmblem(field, emblem);
  gatherAtOnce(field);
  expect(around(field)).toBeGreaterThanOrEqual(PARTICLE_COUNT / 2);
  pass(field, 120);
  expect(around(field)).toBeGreaterThan(PARTICLE_COUNT / 2 - 10);
});

it("leaves the particles of a narrower window where they are", () => {
  const field = fieldOf(1440, 900);
  setEmblem(field, emblem);
  const before = [...field.x];
  gatherAtOnce(field);
  gather(field, 50);
  expect([...field.x]).toEqual(before);
});

it("lets them go once the emblem is scrolled out of the window", () => {
  const field = fieldOf(1920, 1080);
  setEmblem(field, emblem);
  gatherAtOnce(field);
  setEmblem(field, null);
  const before = [...field.x];
  gather(field, 50);
  expect([...field.x]).toEqual(before);
});

it("presses none into a knot under clicks on the emblem", () => {
  const field = fieldOf(1920, 1080);
  setEmblem(field, emblem);
  gatherAtOnce(field);
  for (let click = 0; click < 30; click++) {
    movePointer(field, { x: 1300, y: 250 });
    addParticles(field, 4, { x: 1300, y: 250 });
    pass(field, 1);
  }
  const within = (i: number) =>
    Array.from({ length: field.count }).filter(
      (_, other) =>
        Math.hypot(
          (field.x[i] ?? 0) - (field.x[other] ?? 0),
          (field.y[i] ?? 0) - (field.y[other] ?? 0),
        ) < 30,
    ).length;
  const densest = Math.max(...Array.from({ length: field.count }, (_, i) => within(i)));
  expect(densest).toBeLessThan(30);
});
