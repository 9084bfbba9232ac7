import { emblemGeometry, nodePath, segmentPath } from "../parts/emblem/emblem-geometry.ts";
import { themeColours } from "../styles/theme-colours.ts";

/** The emblem as an SVG file of its own, square, drawn to be recognised at 16 pixels. */
export function Favicon({ editionNumber }: { readonly editionNumber: number }) {
  const emblem = emblemGeometry(editionNumber);
  const { width, height } = emblem;
  // Whole numbers, because the page contains the icon.
  const side = Math.ceil(width * 1.06);
  const left = Math.round((width - side) / 2);
  const top = Math.round((height - side) / 2);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="presentation"
      viewBox={`${left} ${top} ${side} ${side}`}
    >
      <rect
        x={left}
        y={top}
        width={side}
        height={side}
        rx={Math.round(side * 0.16)}
        fill={themeColours.ground}
      />
      <path
        d={segmentPath(emblem, emblem.strokes)}
        fill="none"
        stroke={themeColours.red}
        strokeWidth="15"
        strokeLinecap="round"
      />
      <path
        d={nodePath(emblem)}
        stroke={themeColours.text}
        strokeWidth="21"
        strokeLinecap="round"
      />
    </svg>
  );
}
