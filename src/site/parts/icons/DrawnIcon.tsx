import { createElement } from "react";
import type { IconDrawing } from "#edition/model/pictures/drawn.ts";
import styles from "./Icon.module.css";

/** The attributes of every icon; its lines are drawn by the styles. */
export const icon = { viewBox: "0 0 24 24", className: styles.icon } as const;

/** An icon that the build drew; nothing if it drew none. */
export function DrawnIcon({ drawing }: { readonly drawing: IconDrawing | undefined }) {
  if (!drawing) return null;
  return (
    <svg aria-hidden="true" {...icon} data-filled={drawing.filled || undefined}>
      {drawing.nodes.map(([tag, attributes], place) =>
        createElement(tag, { ...attributes, key: place }),
      )}
    </svg>
  );
}
