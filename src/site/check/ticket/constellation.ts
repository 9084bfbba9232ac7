import { hashOf, seeded } from "#site/parts/seeded.ts";

/** The side of the square around a constellation, in its own units. */
export const CONSTELLATION_SIZE = 100;

const NODES = 7;
const MARGIN = 10;
/** The minimum distance between two nodes, so that all seven are recognisable. */
const APART = 24;
/** Neighbours within this distance are linked, in addition to the links that connect all nodes. */
const NEAR = 34;

interface Constellation {
  /** Nodes; the first is the participant's own. */
  readonly nodes: readonly { readonly x: number; readonly y: number }[];
  /** Pairs of node indexes. */
  readonly links: readonly (readonly [from: number, to: number])[];
}

/** The constellation of a ticket: the same for equal numbers, different for others. */
export function constellationOf(ticketNumber: string): Constellation {
  const random = seeded(hashOf(ticketNumber));
  const nodes: { x: number; y: number }[] = [];
  // The minimum distance decreases with every try, so that the loop ends.
  for (let apart = APART; nodes.length < NODES; apart -= 0.05) {
    const place = () => Math.round(MARGIN + random() * (CONSTELLATION_SIZE - 2 * MARGIN));
    const node = { x: place(), y: place() };
    if (nodes.every((other) => distance(node, other) >= apart)) nodes.push(node);
  }
  return { nodes, links: linksOf(nodes) };
}

/** Links each node to the nearest earlier one, which connects all, and to near ones. */
function linksOf(nodes: Constellation["nodes"]): [number, number][] {
  return nodes.flatMap((node, to) => {
    const before = nodes.slice(0, to).map((other, from) => ({ from, far: distance(node, other) }));
    const nearest = Math.min(...before.map(({ far }) => far));
    return before
      .filter(({ far }) => far <= Math.max(nearest, NEAR))
      .map(({ from }): [number, number] => [from, to]);
  });
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
