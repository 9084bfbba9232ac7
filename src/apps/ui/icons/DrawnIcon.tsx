import { createElement } from "react";
import type { IconDrawing } from "../../../domain/edition/drawn.ts";

/** The attributes of an icon that consists of lines. */
export const outline = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.25",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** An icon that the build drew; nothing if it drew none. */
export function DrawnIcon({ drawing }: { readonly drawing: IconDrawing | undefined }) {
  if (!drawing) return null;
  return (
    <svg
      aria-hidden="true"
      {...outline}
      {...(drawing.filled && { fill: "currentColor", stroke: "none" })}
    >
      {drawing.nodes.map(([tag, attributes], place) =>
        createElement(tag, { ...attributes, key: place }),
      )}
    </svg>
  );
}
