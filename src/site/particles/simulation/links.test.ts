import fc from "fast-check";
import { expect, it } from "vitest";
import { seeded } from "../../parts/seeded.ts";
import { emblemAt } from "../testing/fields.ts";
import { GRAB_DISTANCE, LEVELS, LINK_DISTANCE, MAX_ANCHORS, MAX_PARTICLES } from "./constants.ts";
import { setEmblem } from "./emblem.ts";
import {
  addParticles,
  createField,
  FIRST_ANCHOR,
  type Field,
  movePointer,
  POINTER,
  removeParticles,
} from "./field.ts";
import { createLinks, findLinks, type Links } from "./links.ts";

const pair = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;

function pairsOf({ from, to, count }: Links): string[] {
  const ends = Array.from(to.subarray(0, count));
  return Array.from(from.subarray(0, count), (start, n) => pair(start, ends[n] ?? Number.NaN));
}

/** Every pair compared with every other, the slow and plain way. */
function allPairs({ x, y, count, pointer, emblem }: Field): string[] {
  const points = Array.from(x.subarray(0, count), (left, i) => ({ x: left, y: y[i] ?? 0 }));
  const near = (a: { x: number; y: number }, b: { x: number; y: number }, reach: number) =>
    (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < reach ** 2;
  const nodes = (emblem?.x ?? []).map((left, n) => ({
    x: left,
    y: emblem?.y[n] ?? 0,
    code: FIRST_ANCHOR + n,
  }));
  const held = nodes.filter((node) => pointer && near(node, pointer, GRAB_DISTANCE));
  const ofParticles = points.flatMap((a, i) => [
    ...points.flatMap((b, j) => (j > i && near(a, b, LINK_DISTANCE) ? [pair(i, j)] : [])),
    ...(pointer && near(a, pointer, GRAB_DISTANCE) ? [pair(i, POINTER)] : []),
    ...nodes.filter((node) => near(a, node, LINK_DISTANCE)).map(({ code }) => pair(i, code)),
  ]);
  return [...ofParticles, ...held.map(({ code }) => pair(POINTER, code))];
}

it("links exactly the pairs within reach, each once, on any size of screen", () => {
  const links = createLinks();
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2500 }),
      fc.integer({ min: 1, max: 2500 }),
      fc.integer({ min: 0, max: MAX_PARTICLES }),
      fc.integer(),
      fc.option(fc.record({ x: fc.integer({ max: 2500 }), y: fc.integer({ max: 2500 }) })),
      fc.array(fc.tuple(fc.integer({ max: 2500 }), fc.integer({ max: 2500 })), {
        maxLength: MAX_ANCHORS,
      }),
      (width, height, count, seed, pointer, nodes) => {
        const field = createField(width, height, seeded(seed));
        addParticles(field, MAX_PARTICLES, null);
        removeParticles(field, MAX_PARTICLES - count);
        if (pointer) movePointer(field, pointer);
        setEmblem(field, emblemAt(...nodes.flat()));
        findLinks(field, links);
        expect(pairsOf(links).toSorted()).toEqual(allPairs(field).toSorted());
      },
    ),
    { numRuns: 150 },
  );
});

it("links particles that sit on the edges of cells and of the screen", () => {
  const links = createLinks();
  const field = createField(300, 200, seeded(1));
  field.count = 4;
  field.x.set([300, 201, 100, 0]);
  field.y.set([200, 200, 100, 0]);
  findLinks(field, links);
  expect(pairsOf(links)).toEqual(["0-1"]);
});

it("has room for the links of the most particles all in one place", () => {
  const links = createLinks();
  const field = createField(1, 1, seeded(1));
  addParticles(field, MAX_PARTICLES, null);
  movePointer(field, { x: 0, y: 0 });
  setEmblem(field, emblemAt(...Array.from({ length: 2 * MAX_ANCHORS }, () => 0)));
  findLinks(field, links);
  expect(links.count).toBe(links.from.length);
});

it("gives nearer pairs a higher level", () => {
  const links = createLinks();
  const field = createField(1000, 1000, seeded(1));
  const levelAt = (distance: number) => {
    field.count = 2;
    field.x.set([500, 500 + distance]);
    field.y.set([500, 500]);
    findLinks(field, links);
    return links.count === 0 ? null : links.level[0];
  };
  expect(levelAt(0)).toBe(LEVELS - 1);
  expect(levelAt(99)).toBe(0);
  expect(levelAt(100)).toBeNull();
  const levels = [10, 30, 50, 70, 95].map(levelAt);
  expect(levels).toEqual(levels.toSorted().toReversed());
});
