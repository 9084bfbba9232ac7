import { INTERVALS, SMALL_INTERVALS } from "./constants.ts";
import type { Point } from "./field.ts";
import type { View } from "./messages.ts";

export function readView(canvas: HTMLCanvasElement): View {
  const { clientWidth: width, clientHeight: height } = canvas;
  const isSmall = width < 768 || matchMedia("(pointer: coarse)").matches;
  return {
    width,
    height,
    top: scrollY,
    nodes: readNodes(),
    colour: getComputedStyle(canvas).getPropertyValue("--accent"),
    // On small and touch screens, fewer and coarser frames save battery and look the same.
    scale: isSmall ? 1 : Math.min(devicePixelRatio, 2),
    intervals: isSmall ? SMALL_INTERVALS : INTERVALS,
  };
}

/** The nodes of the emblem, from the top of the page; a phone in landscape orientation shows none. */
function readNodes(): Point[] {
  const drawing = document.querySelector<SVGPathElement>("#inicio [data-nodes]");
  const matrix = drawing?.getScreenCTM();
  if (!drawing || !matrix || drawing.getBoundingClientRect().height === 0) return [];
  // Each node is written as `M6,6h0`.
  const places = (drawing.getAttribute("d") ?? "").matchAll(/M([\d.]+),([\d.]+)/g);
  return [...places].map(([, x, y]) => ({
    x: Number(x) * matrix.a + matrix.e,
    y: Number(y) * matrix.d + matrix.f + scrollY,
  }));
}
