import { FRAME_INTERVAL, LINK_DISTANCE, SMALL_FRAME_INTERVAL } from "./constants.ts";
import type { Place } from "./field.ts";
import type { View } from "./messages.ts";

export function readView(canvas: HTMLCanvasElement): View {
  const { clientWidth: width, clientHeight: height } = canvas;
  const isSmall = width < 768 || matchMedia("(pointer: coarse)").matches;
  return {
    width,
    height,
    nodes: readNodes(),
    colour: getComputedStyle(canvas).getPropertyValue("--accent"),
    // On small and touch screens, fewer and coarser frames save battery and look the same.
    scale: isSmall ? 1 : Math.min(devicePixelRatio, 2),
    interval: isSmall ? SMALL_FRAME_INTERVAL : FRAME_INTERVAL,
  };
}

/** The nodes of the emblem in or near the window; a phone in landscape orientation shows none. */
function readNodes(): Place[] {
  for (const drawing of document.querySelectorAll<SVGPathElement>("[data-nodes]")) {
    const { top, bottom, height } = drawing.getBoundingClientRect();
    const matrix = drawing.getScreenCTM();
    const isNear = bottom > -LINK_DISTANCE && top < innerHeight + LINK_DISTANCE;
    if (!matrix || height === 0 || !isNear) continue;
    // Each node is written as `M6,6h0`.
    const places = (drawing.getAttribute("d") ?? "").matchAll(/M([\d.]+),([\d.]+)/g);
    return [...places].map(([, x, y]) => ({
      x: Number(x) * matrix.a + matrix.e,
      y: Number(y) * matrix.d + matrix.f,
    }));
  }
  return [];
}
