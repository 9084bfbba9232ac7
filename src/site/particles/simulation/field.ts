import { clamp } from "./clamp.ts";
import {
  BURST_SPEED,
  KINDS,
  MAX_ANCHORS,
  MAX_PARTICLES,
  PARTICLE_COUNT,
  RESPREAD_CHANGE,
} from "./constants.ts";
import { createTrail, extendTrail, type Trail } from "./trail.ts";
import { at } from "./typed-array.ts";

/** A place in CSS pixels from the field's upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What links lead to beside particles, as places in `x` and `y`: the pointer, then the anchors. */
export const POINTER = MAX_PARTICLES;
export const FIRST_ANCHOR = POINTER + 1;
const PLACES = FIRST_ANCHOR + MAX_ANCHORS;

/** An emblem of the page: lengths in CSS pixels, in the window. */
export interface Emblem {
  /** Of its nodes, at most `MAX_ANCHORS`. */
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly radius: number;
  /** The box around them, a link wider on each side. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The particles and what moves them: plain numbers, one array element a particle. */
export interface Field {
  /** CSS pixels. */
  width: number;
  height: number;
  count: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Steady speed, CSS pixels a second. */
  readonly speedX: Float32Array;
  readonly speedY: Float32Array;
  /** Speed that a burst lent and that wears off, CSS pixels a second. */
  readonly burstX: Float32Array;
  readonly burstY: Float32Array;
  /** Index into `KINDS`. */
  readonly kind: Uint8Array;
  pointer: Place | null;
  /** 1 while the pointer moves, falling to 0 as it rests. */
  pointerActivity: number;
  readonly trail: Trail;
  /** The one in the window or near it. */
  emblem: Emblem | null;
  readonly random: () => number;
}

/** A field of `PARTICLE_COUNT` particles spread at random; `random` gives numbers from 0 up to 1. */
export function createField(width: number, height: number, random: () => number): Field {
  const numbers = () => new Float32Array(PLACES);
  const field: Field = {
    width: Math.max(1, width),
    height: Math.max(1, height),
    count: 0,
    x: numbers(),
    y: numbers(),
    speedX: numbers(),
    speedY: numbers(),
    burstX: numbers(),
    burstY: numbers(),
    kind: new Uint8Array(MAX_PARTICLES),
    pointer: null,
    pointerActivity: 0,
    trail: createTrail(),
    emblem: null,
    random,
  };
  addParticles(field, PARTICLE_COUNT, null);
  return field;
}

/**
 * Adds `amount` particles, as far as `MAX_PARTICLES` allows: bursting out of `place`, or anywhere
 * at rest when it is `null`.
 */
export function addParticles(field: Field, amount: number, place: Place | null): void {
  const { random } = field;
  const turn = random();
  for (let n = 0; n < amount && field.count < MAX_PARTICLES; n++) {
    const i = field.count++;
    const { kind, speed } = pickKind(random());
    const course = random() * 2 * Math.PI;
    // Evenly around the place, so that four always make a cross, never a clump.
    const outwards = ((n + turn) / amount) * 2 * Math.PI;
    const burst = place ? BURST_SPEED : 0;
    field.x[i] = clamp(place ? place.x : random() * field.width, field.width);
    field.y[i] = clamp(place ? place.y : random() * field.height, field.height);
    field.speedX[i] = Math.cos(course) * speed;
    field.speedY[i] = Math.sin(course) * speed;
    field.burstX[i] = Math.cos(outwards) * burst;
    field.burstY[i] = Math.sin(outwards) * burst;
    field.kind[i] = kind;
  }
}

/** Takes out the `amount` newest particles, or as many as there are. */
export function removeParticles(field: Field, amount: number): void {
  field.count = Math.max(0, field.count - amount);
}

/** The pointer is at `place` now: particles come nearer and a trail follows it. */
export function movePointer(field: Field, place: Place): void {
  extendTrail(field.trail, field.pointer, place, field.random);
  field.pointer = place;
  field.x[POINTER] = place.x;
  field.y[POINTER] = place.y;
  field.pointerActivity = 1;
}

/** The pointer left the page. */
export function clearPointer(field: Field): void {
  field.pointer = null;
}

/**
 * Gives the field another size in CSS pixels. After a large change, such as a turned phone, the
 * particles spread over the new area; after a small one only those outside come in.
 */
export function resizeField(field: Field, width: number, height: number): void {
  const stretchX = Math.max(1, width) / field.width;
  const stretchY = Math.max(1, height) / field.height;
  const large = Math.max(Math.abs(stretchX - 1), Math.abs(stretchY - 1)) > RESPREAD_CHANGE;
  field.width *= stretchX;
  field.height *= stretchY;
  for (let i = 0; i < field.count; i++) {
    field.x[i] = clamp(at(field.x, i) * (large ? stretchX : 1), field.width);
    field.y[i] = clamp(at(field.y, i) * (large ? stretchY : 1), field.height);
  }
}

function pickKind(chance: number): { kind: number; speed: number } {
  let rest = chance;
  for (const [kind, { share, speed }] of KINDS.entries()) {
    rest -= share;
    if (rest < 0) return { kind, speed };
  }
  return { kind: 0, speed: KINDS[0]?.speed ?? 0 };
}
