import { GRAB_DISTANCE, LINK_DISTANCE } from "./constants.ts";
import type { Field, Point } from "./field.ts";

/** The number of opacities of links; each opacity is one stroke. */
export const LEVELS = 5;

export type Link = readonly [from: Point, to: Point];

/** All links between particles, nodes and pointer, in one list per opacity, the longest first. */
export function findLinks({ particles, nodes, pointer }: Field): Link[][] {
  const levels = Array.from({ length: LEVELS }, (): Link[] => []);
  const link = (from: Point, to: Point, reach: number) => {
    const nearness = 1 - ((to.x - from.x) ** 2 + (to.y - from.y) ** 2) / reach ** 2;
    const level = Math.min(Math.floor(nearness * LEVELS), LEVELS - 1);
    if (nearness > 0) levels[level]?.push([from, to]);
  };
  for (const particle of particles) {
    for (const other of particles) {
      if (other === particle) break; // Each pair once.
      link(particle, other, LINK_DISTANCE);
    }
    for (const node of nodes) link(particle, node, LINK_DISTANCE);
  }
  if (pointer) for (const end of [...particles, ...nodes]) link(pointer, end, GRAB_DISTANCE);
  return levels;
}
