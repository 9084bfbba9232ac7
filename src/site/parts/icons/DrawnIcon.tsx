import { createElement } from "react";
import type { IconDrawing } from "#edition/model/pictures/drawn.ts";
import styles from "./Icon.module.css";

/** The attributes of every icon; its lines are drawn by the styles. */
export const icon = { viewBox: "0 0 24 24", className: styles.icon } as const;

/** An icon that the build drew; nothing if it drew none. The shape of a trademark is a rule of `sectionRules`. */
export function DrawnIcon({ drawing }: { readonly drawing: IconDrawing | undefined }) {
  if (!drawing) return null;
  const { mark, nodes } = drawing;
  return (
    <svg aria-hidden="true" {...icon} data-mark={mark}>
      {mark === undefined ? (
        nodes.map(([tag, attributes], place) => createElement(tag, { ...attributes, key: place }))
      ) : (
        <rect width="24" height="24" />
      )}
    </svg>
  );
}
