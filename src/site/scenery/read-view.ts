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

/** Gives the canvas the resolution of `view`, unless it has it: a browser would lay it out again. */
export function sizeCanvas(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  { width, height }: Pick<View, "width" | "height">,
  scale: number,
): void {
  if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale);
  if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale);
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
