import { expect, it } from "vitest";
import { emblemGeometry } from "./emblem-geometry.ts";

it("the emblem of every edition up to 39 has its nodes on three lines in its box, and every stroke between two of them", () => {
  for (let edition = 1; edition <= 39; edition += 1) {
    const { width, height, nodes, strokes } = emblemGeometry(edition);
    const top = Math.min(...nodes.map(({ y }) => y));
    expect(new Set(nodes.map(({ y }) => y - top))).toEqual(new Set([0, 50, 100]));
    const isInside = nodes.every(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
    expect(isInside, `edition ${edition}`).toBe(true);
    const ends = new Set(strokes.flat());
    expect(ends.size, `edition ${edition}`).toBe(nodes.length);
  }
});
