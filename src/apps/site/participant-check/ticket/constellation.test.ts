import { expect, it } from "vitest";
import { CONSTELLATION_SIZE, constellationOf } from "./constellation.ts";

const numbers = Array.from({ length: 400 }, (_, n) => String(n).padStart(3, "0"));

it("differs from ticket to ticket, and is the same for the same one", () => {
  const drawings = new Set(
    [...numbers, ...numbers].map((number) => JSON.stringify(constellationOf(number))),
  );
  expect(drawings.size).toBe(numbers.length);
});

it("has seven separate nodes within its square", () => {
  for (const { nodes } of numbers.map(constellationOf)) {
    expect(nodes).toHaveLength(7);
    for (const [index, { x, y }] of nodes.entries()) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(CONSTELLATION_SIZE);
      const others = nodes.filter((_, other) => other !== index);
      expect(Math.min(...others.map((o) => Math.hypot(o.x - x, o.y - y)))).toBeGreaterThan(20);
    }
  }
});

it("is one piece, whatever the ticket", () => {
  for (const { nodes, links } of numbers.map(constellationOf)) {
    const reached = new Set([0]);
    for (const [from, to] of links) if (reached.has(from)) reached.add(to);
    expect(reached.size).toBe(nodes.length);
  }
});
