import { beforeEach, expect, it } from "vitest";
import { addParticles, createField, type Field, movePointer, stepField } from "./field.ts";

let field: Field;

beforeEach(() => {
  field = createField(800, 600, []);
});

const run = (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 20) stepField(field, 20);
};

it("starts with 150 particles inside the window, which stay in it", () => {
  run(60_000);
  expect(field.particles).toHaveLength(150);
  for (const { x, y } of field.particles) {
    expect(Math.abs(x - 400)).toBeLessThanOrEqual(401);
    expect(Math.abs(y - 300)).toBeLessThanOrEqual(301);
  }
});

it("adds particles in all directions out of a place, and never more than 400", () => {
  addParticles(field, 4, { x: 100, y: 200 });
  const added = field.particles.slice(150);
  run(1000);
  const ways = added.map(({ x, y }) => [x - 100, y - 200] as const);
  for (const [dx, dy] of ways) expect(Math.hypot(dx, dy)).toBeGreaterThan(40);
  const quarters = new Set(ways.map(([dx, dy]) => `${Math.sign(dx)} ${Math.sign(dy)}`));
  expect(quarters).toHaveProperty("size", 4);
  addParticles(field, 1000, null);
  expect(field.particles).toHaveLength(400);
});

it("draws particles within 200 pixels towards the pointer, and no others", () => {
  field.particles.splice(1);
  const resting = { x: 300, y: 300, speedX: 0, speedY: 0.001 };
  const particle = Object.assign(field.particles[0] ?? {}, resting);
  movePointer(field, { x: 400, y: 300 });
  stepField(field, 20);
  expect(particle.x).toBeGreaterThan(300.2);
  Object.assign(particle, { x: 199, y: 300 });
  stepField(field, 20);
  expect(particle.x).toBe(199);
});

it("leaves a trail where the pointer moves, which goes out", () => {
  for (let x = 0; x <= 320; x += 4) movePointer(field, { x, y: 50 });
  expect(field.trail.at(-1)?.place).toEqual({ x: 320, y: 50 });
  run(800);
  expect(field.trail).toEqual([]);
});
