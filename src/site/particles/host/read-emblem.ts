import { LINK_DISTANCE } from "../simulation/constants.ts";
import type { Emblem } from "../simulation/field.ts";

/** Radius of a node with the ground around it, in the units of its drawing. */
const NODE_RADIUS = 8;

/** Where the emblem in or near the window is; `null` where there is none. Lays the page out. */
export function readEmblem(): Emblem | null {
  const drawings = document.querySelectorAll<SVGPathElement>("[data-island=emblem] [data-nodes]");
  for (const drawing of drawings) {
    const box = drawing.getBoundingClientRect();
    const left = box.left - LINK_DISTANCE;
    const right = box.right + LINK_DISTANCE;
    const top = box.top - LINK_DISTANCE;
    const bottom = box.bottom + LINK_DISTANCE;
    const matrix = drawing.getScreenCTM();
    // A phone on its side shows none.
    if (!matrix || box.height === 0 || bottom < 0 || top > innerHeight) continue;
    const { a: scale, e, f } = matrix;
    // `M6,6h0` for each node.
    const nodes = [...(drawing.getAttribute("d") ?? "").matchAll(/M([\d.]+),([\d.]+)/g)];
    const x = nodes.map(([, here]) => Number(here) * scale + e);
    const y = nodes.map(([, , here]) => Number(here) * scale + f);
    return { x, y, radius: NODE_RADIUS * scale, left, right, top, bottom };
  }
  return null;
}
