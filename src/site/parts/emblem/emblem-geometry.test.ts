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

  it("ties every letter to the next by at least one link, and no others", () => {
    for (const edition of [13, 14, 19, 49]) {
      const { nodes, links } = emblemGeometry(edition);
      const tied = new Set(
        links.map(([from, to]) => `${nodes[from]?.letter}-${nodes[to]?.letter}`),
      );
      const last = nodes.at(-1)?.letter ?? 0;
      expect([...tied].sort()).toEqual(
        Array.from({ length: last }, (_, letter) => `${letter}-${letter + 1}`),
      );
    }
  });
});
