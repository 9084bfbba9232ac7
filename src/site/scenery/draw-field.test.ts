import { expect, it } from "vitest";
import { findLinks } from "./draw-field.ts";
import { createField, type Point } from "./field.ts";

/** A field with particles at `places` only. */
function fieldOf(places: readonly Point[], nodes: readonly Point[] = []) {
  const field = createField(1000, 1000, nodes);
  field.particles.splice(places.length);
  for (const [index, place] of places.entries()) Object.assign(field.particles[index] ?? {}, place);
  return field;
}

const at = (x: number, y = 0): Point => ({ x, y });
const xs = (levels: ReturnType<typeof findLinks>) =>
  levels.flat().map(([from, to]) => [from.x, to.x].sort((a, b) => a - b));

it("links each pair of particles closer than 100 pixels once", () => {
  const links = findLinks(fieldOf([at(0), at(99), at(199), at(600, 600)]));
  expect(xs(links)).toEqual([[0, 99]]);
});

it("links the pointer to particles and nodes closer than 100 pixels", () => {
  const field = fieldOf([at(0), at(400)], [at(190)]);
  field.pointer = at(95);
  expect(xs(findLinks(field)).sort().join(" and ")).toBe("0,95 and 95,190");
});
