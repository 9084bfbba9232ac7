import { clamp } from "./clamp.ts";
import {
  ATTRACT_DISTANCE,
  ATTRACT_REST_FARTHEST,
  ATTRACT_REST_NEAREST,
  ATTRACT_REST_SOFTNESS,
  ATTRACT_SETTLE,
  ATTRACT_SPEED_MOVING,
  ATTRACT_SPEED_RESTING,
  BURST_SETTLE,
  MAX_STEP,
} from "./constants.ts";
import type { Field, Place } from "./field.ts";
import { ageTrail } from "./trail.ts";
import { at } from "./typed-array.ts";

/** Moves everything on by `elapsed` milliseconds, at most `MAX_STEP`. */
export function stepField(field: Field, elapsed: number): void {
  const step = Math.min(Math.max(elapsed, 0), MAX_STEP);
  const seconds = step / 1000;
  // A burst's exact way and rest, so that the frame rate changes neither.
  const burstLeft = Math.exp(-step / BURST_SETTLE);
  const burstWay = (BURST_SETTLE / 1000) * (1 - burstLeft);
  field.pointerActivity *= Math.exp(-step / ATTRACT_SETTLE);
  ageTrail(field.trail, step);

  const { x, y, speedX, speedY, burstX, burstY } = field;
  for (let i = 0; i < field.count; i++) {
    x[i] = at(x, i) + at(speedX, i) * seconds + at(burstX, i) * burstWay;
    y[i] = at(y, i) + at(speedY, i) * seconds + at(burstY, i) * burstWay;
    burstX[i] = at(burstX, i) * burstLeft;
    burstY[i] = at(burstY, i) * burstLeft;
  }
  if (field.pointer) attract(field, field.pointer, seconds);
  keepInside(x, speedX, burstX, field.count, field.width);
  keepInside(y, speedY, burstY, field.count, field.height);
}

function attract(field: Field, pointer: Place, seconds: number): void {
  const speed =
    ATTRACT_SPEED_RESTING + (ATTRACT_SPEED_MOVING - ATTRACT_SPEED_RESTING) * field.pointerActivity;
  for (let i = 0; i < field.count; i++) {
    const dx = pointer.x - at(field.x, i);
    const dy = pointer.y - at(field.y, i);
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance >= ATTRACT_DISTANCE) continue;
    const beyondRest = (distance - restOf(i)) / ATTRACT_REST_SOFTNESS;
    const strength = (1 - distance / ATTRACT_DISTANCE) * Math.min(Math.max(beyondRest, 0), 1);
    const part = (speed * seconds * strength) / Math.max(distance, 1);
    field.x[i] = at(field.x, i) + dx * part;
    field.y[i] = at(field.y, i) + dy * part;
  }
}

/** A particle's distance to the pointer at rest; the golden ratio spreads neighbours' evenly. */
function restOf(particle: number): number {
  const share = (particle * 0.618034) % 1;
  return ATTRACT_REST_NEAREST + share * (ATTRACT_REST_FARTHEST - ATTRACT_REST_NEAREST);
}

/** Bounces rather than wraps: a particle that wraps tears its links across the whole screen. */
function keepInside(
  position: Float32Array,
  speed: Float32Array,
  burst: Float32Array,
  count: number,
  size: number,
): void {
  for (let i = 0; i < count; i++) {
    const here = at(position, i);
    if (here >= 0 && here <= size) continue;
    const inwards = here < 0 ? 1 : -1;
    position[i] = clamp(here < 0 ? -here : 2 * size - here, size);
    speed[i] = Math.abs(at(speed, i)) * inwards;
    burst[i] = Math.abs(at(burst, i)) * inwards;
  }
}
