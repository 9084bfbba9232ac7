import { FOCUS_WIDTH, GATHER_SHARE, GATHER_SPEED, MAX_STEP } from "./constants.ts";
import { type Emblem, FIRST_ANCHOR, type Field } from "./field.ts";
import { at } from "./typed-array.ts";

/** The emblem is there now, or `null` where none is near the window. */
export function setEmblem(field: Field, emblem: Emblem | null): void {
  field.emblem = emblem;
  field.x.set(emblem?.x ?? [], FIRST_ANCHOR);
  field.y.set(emblem?.y ?? [], FIRST_ANCHOR);
}

/**
 * Leads what belongs to the emblem of a wide window and has left it back, for `elapsed` milliseconds:
 * spread evenly over so much room, particles would be dust.
 */
export function gather({ emblem, count, width, x, y }: Field, elapsed: number): void {
  if (!emblem || width < FOCUS_WIDTH) return;
  const way = (GATHER_SPEED * Math.min(elapsed, MAX_STEP)) / 1000;
  const comeBack = (place: Float32Array, least: number, most: number) => {
    for (let i = 0; i < count; i += GATHER_SHARE) {
      const here = at(place, i);
      place[i] = Math.max(Math.min(here, Math.max(most, here - way)), Math.min(least, here + way));
    }
  };
  comeBack(x, emblem.left, emblem.right);
  comeBack(y, emblem.top, emblem.bottom);
}

/** Brings what belongs to the emblem to it at once, as it is spread over the window. */
export function gatherAtOnce({ emblem, count, width, height, x, y }: Field): void {
  if (!emblem || width < FOCUS_WIDTH) return;
  for (let i = 0; i < count; i += GATHER_SHARE) {
    x[i] = emblem.left + (at(x, i) / width) * (emblem.right - emblem.left);
    y[i] = emblem.top + (at(y, i) / height) * (emblem.bottom - emblem.top);
  }
}
