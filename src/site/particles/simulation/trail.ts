import { TRAIL_LENGTH, TRAIL_LIFE, TRAIL_SPACING, TRAIL_SPREAD } from "./constants.ts";

/** A point the pointer left behind; places in CSS pixels. */
export interface Spark {
  readonly x: number;
  readonly y: number;
  /** Milliseconds since the pointer was here. */
  age: number;
  /** Whether it goes on from the spark before it, or starts a new trail. */
  readonly linked: boolean;
}

/** Sparks from the oldest to the newest, at most `TRAIL_LENGTH`. */
export interface Trail {
  readonly sparks: Spark[];
  /** Distance that the pointer moved since the last spark, CSS pixels. */
  wayLeft: number;
  /** Whether the next spark starts a new trail. */
  torn: boolean;
}

export function createTrail(): Trail {
  return { sparks: [], wayLeft: 0, torn: true };
}

/**
 * Adds sparks between two places of the pointer, one per `TRAIL_SPACING`. Without a place before,
 * when the pointer has just entered, a new trail begins.
 */
export function extendTrail(
  trail: Trail,
  before: { x: number; y: number } | null,
  now: { x: number; y: number },
  random: () => number,
): void {
  if (!before) {
    trail.wayLeft = 0;
    trail.torn = true;
    return;
  }
  const dx = now.x - before.x;
  const dy = now.y - before.y;
  const way = Math.hypot(dx, dy);
  // After a jump across the screen only the end gets sparks: the trail holds no more.
  const start = Math.max(0, way - TRAIL_LENGTH * TRAIL_SPACING);
  if (start > 0) trail.torn = true;
  let mark = start + TRAIL_SPACING - trail.wayLeft;
  for (; mark <= way; mark += TRAIL_SPACING) {
    const stray = (random() - 0.5) * 2 * TRAIL_SPREAD;
    trail.sparks.push({
      x: before.x + (dx * mark - dy * stray) / way,
      y: before.y + (dy * mark + dx * stray) / way,
      age: 0,
      linked: !trail.torn,
    });
    trail.torn = false;
  }
  trail.wayLeft = way - (mark - TRAIL_SPACING);
  const surplus = trail.sparks.length - TRAIL_LENGTH;
  if (surplus > 0) trail.sparks.splice(0, surplus);
}

/** Lets `elapsed` milliseconds pass; sparks older than `TRAIL_LIFE` go out. */
export function ageTrail(trail: Trail, elapsed: number): void {
  for (const spark of trail.sparks) spark.age += elapsed;
  while ((trail.sparks[0]?.age ?? 0) > TRAIL_LIFE) trail.sparks.shift();
}
