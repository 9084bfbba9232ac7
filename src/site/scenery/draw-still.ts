import { drawField } from "./draw-field.ts";
import { createField } from "./field.ts";
import { readView } from "./read-view.ts";

/** Draws one picture, without links to the emblem, which moves when the page scrolls. */
export function drawStill(canvas: HTMLCanvasElement): void {
  const view = readView(canvas);
  const context = canvas.getContext("2d");
  if (context) drawField(context, createField(view.width, view.height, []), view);
}
