import { createElement } from "react";
import type { IconDrawing } from "../../../domain/edition/drawn.ts";

/** An icon that the build drew; nothing if it drew none. */
export function DrawnIcon({ drawing }: { readonly drawing: IconDrawing | undefined }) {
  if (!drawing) return null;
  const { nodes, filled } = drawing;
  return (
    <svg
      viewBox="0 0 24 24"
      fill={filled ? "currentColor" : "none"}
      stroke={filled ? "none" : "currentColor"}
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {nodes.map(([tag, attributes], place) => createElement(tag, { ...attributes, key: place }))}
    </svg>
  );
}
