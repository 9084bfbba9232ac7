import { seeded } from "../../parts/seeded.ts";
import { LINK_DISTANCE, PARTICLE_COUNT } from "../simulation/constants.ts";
import {
  addParticles,
  createField,
  type Emblem,
  type Field,
  removeParticles,
} from "../simulation/field.ts";

/** A field of `width` by `height` CSS pixels, the same for the same `seed`. */
export function fieldOf(width = 1440, height = 900, seed = 7): Field {
  return createField(width, height, seeded(seed));
}

/** A field whose only particle starts at rest `distance` to the right of (500, 500). */
export function loneParticle(distance: number): Field {
  const field = fieldOf(1000, 1000);
  removeParticles(field, PARTICLE_COUNT);
  addParticles(field, 1, null);
  for (const speeds of [field.speedX, field.speedY]) speeds.fill(0);
  field.x[0] = 500 + distance;
  field.y[0] = 500;
  return field;
}

/** An emblem with these nodes, each 20 pixels in radius: x and y of the first, of the second… */
export function emblemAt(...places: number[]): Emblem {
  const of = (axis: number) => places.filter((_, place) => place % 2 === axis);
  const xs = of(0);
  const ys = of(1);
  return {
    x: xs,
    y: ys,
    radius: 20,
    left: Math.min(...xs) - LINK_DISTANCE,
    right: Math.max(...xs) + LINK_DISTANCE,
    top: Math.min(...ys) - LINK_DISTANCE,
    bottom: Math.max(...ys) + LINK_DISTANCE,
  };
}
