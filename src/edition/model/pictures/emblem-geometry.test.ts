import { describe, expect, it } from "vitest";
import { emblemGeometry } from "./emblem-geometry.ts";

describe("the emblem", () => {
  it.each([1, 4, 9, 13, 14, 19, 40, 49, 89])("of edition %i lies inside its box", (edition) => {
    const { width, height, nodes } = emblemGeometry(edition);
    for (const { x, y } of nodes) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  it("of every edition up to 39 has its nodes on three lines, and every stroke between two of them", () => {
    for (let edition = 1; edition <= 39; edition += 1) {
      const { nodes, strokes } = emblemGeometry(edition);
      const top = Math.min(...nodes.map(({ y }) => y));
      expect(new Set(nodes.map(({ y }) => y - top))).toEqual(new Set([0, 50, 100]));
      const ends = new Set(strokes.flat());
      expect(ends.size, `edition ${edition}`).toBe(nodes.length);
    }
  });
});
