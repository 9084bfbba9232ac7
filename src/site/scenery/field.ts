import { ATTRACT_DISTANCE, PARTICLE_COUNT } from "./constants.ts";

/** Each frame compares all pairs of particles, so their number is limited. */
const MAX_PARTICLES = 400;
const MAX_STEP = 50; // A tab that slept goes on where it stopped.
const DRIFT_SPEED = 60;
const BURST_SPEED = 150;
const BURST_SETTLE = 380; // Time constant.
const TRAIL_LENGTH = 32;
const TRAIL_SPACING = 16;
export const TRAIL_LIFE = 800;

/** The kinds of particles: distant ones are smaller, dimmer and slower; a ring marks bright ones. */
export const KINDS = [
  { upTo: 0.62, radius: 1.1, opacity: 0.5, speed: 11, ring: 0 },
  { upTo: 0.94, radius: 1.7, opacity: 0.66, speed: 16, ring: 0 },
  { upTo: 1, radius: 2.7, opacity: 0.8, speed: 20, ring: 7 },
] as const;

/** A place in the window. */
export type Point = Readonly<Record<"x" | "y", number>>;

type Particle = Record<"x" | "y" | "speedX" | "speedY", number> & {
  readonly kind: (typeof KINDS)[number];
};

/** The whole state to be drawn. */
export interface Field {
  width: number;
  height: number;
  /** The nodes of the page's emblem, to which particles link. */
  nodes: readonly Point[];
  pointer: Point | null;
  readonly particles: Particle[];
  trail: { readonly place: Point; age: number }[];
}

export function createField(width: number, height: number, nodes: readonly Point[]): Field {
  const field: Field = { width, height, nodes, pointer: null, particles: [], trail: [] };
  addParticles(field, PARTICLE_COUNT, null);
  return field;
}

/** Adds particles that burst out of `place`, or that are anywhere if it is `null`. */
export function addParticles(field: Field, amount: number, place: Point | null): void {
  for (let n = 0; n < amount && field.particles.length < MAX_PARTICLES; n++) {
    const chance = Math.random();
    const kind = KINDS.find(({ upTo }) => chance < upTo) ?? KINDS[0];
    const speed = place ? BURST_SPEED : kind.speed;
    // The directions are spread evenly: four particles make a cross, never a clump.
    const course = 2 * Math.PI * (n / amount + Math.random() / amount);
    field.particles.push({
      x: place?.x ?? Math.random() * field.width,
      y: place?.y ?? Math.random() * field.height,
      speedX: Math.cos(course) * speed,
      speedY: Math.sin(course) * speed,
      kind,
    });
  }
}

/**
 * Scales the particles' positions to another size. It ignores sizes below two pixels, which programs that
 * capture pages set for a moment, because scaling to them cannot be undone.
 */
export function resizeField(field: Field, width: number, height: number): void {
  if (width < 2 || height < 2) return;
  for (const particle of field.particles) {
    particle.x *= width / field.width;
    particle.y *= height / field.height;
  }
  Object.assign(field, { width, height });
}

/** Moves or removes the pointer; a moving pointer leaves a trail. */
export function movePointer(field: Field, place: Point | null): void {
  if (!field.pointer) field.trail = [];
  field.pointer = place;
  const last = field.trail.at(-1)?.place;
  if (!place) return;
  if (last && Math.hypot(place.x - last.x, place.y - last.y) < TRAIL_SPACING) return;
  field.trail = [...field.trail, { place, age: 0 }].slice(-TRAIL_LENGTH);
}

/** Advances the field by `elapsed` milliseconds. */
export function stepField(field: Field, elapsed: number): void {
  const step = Math.min(elapsed, MAX_STEP);
  for (const point of field.trail) point.age += step;
  field.trail = field.trail.filter(({ age }) => age < TRAIL_LIFE);
  for (const particle of field.particles) {
    particle.x += (particle.speedX * step) / 1000;
    particle.y += (particle.speedY * step) / 1000;
    if (field.pointer) drift(particle, field.pointer, step);
    settle(particle, step);
    bounce(particle, field);
  }
}

/**
 * Moves towards the pointer, more slowly when close, because particles would otherwise form a knot.
 */
function drift(particle: Particle, { x, y }: Point, step: number): void {
  const far = Math.hypot(x - particle.x, y - particle.y) / ATTRACT_DISTANCE;
  const pull = (Math.max(1 - far, 0) * DRIFT_SPEED * step) / 1000 / ATTRACT_DISTANCE;
  particle.x += (x - particle.x) * pull;
  particle.y += (y - particle.y) * pull;
}

/** Slows the speed of a burst down to the usual one. */
function settle(particle: Particle, step: number): void {
  const surplus = Math.hypot(particle.speedX, particle.speedY) / particle.kind.speed - 1;
  const left = 1 + surplus * Math.exp(-step / BURST_SETTLE);
  particle.speedX *= left / (1 + surplus);
  particle.speedY *= left / (1 + surplus);
}

/**
 * Particles bounce off the edges: one that reappeared on the other side would stretch its links
 * across the screen.
 */
function bounce(particle: Particle, { width, height }: Field): void {
  if (particle.x <= 0) particle.speedX = Math.abs(particle.speedX);
  if (particle.x >= width) particle.speedX = -Math.abs(particle.speedX);
  if (particle.y <= 0) particle.speedY = Math.abs(particle.speedY);
  if (particle.y >= height) particle.speedY = -Math.abs(particle.speedY);
}
