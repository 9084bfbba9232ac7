import { emblemGeometry, segmentPath } from "./parts/emblem-geometry.ts";
import { themeColours } from "./theme-colours.ts";

/** The emblem as an SVG file of its own, square, drawn to be told apart at 16 pixels. */
export function Favicon({ editionNumber }: { readonly editionNumber: number }) {
  const emblem = emblemGeometry(editionNumber);
  const { width, height, nodes } = emblem;
  const side = width * 1.06;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="presentation"
      viewBox={`${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`}
    >
      <rect
        x={(width - side) / 2}
        y={(height - side) / 2}
        width={side}
        height={side}
        rx={side * 0.16}
        fill={themeColours.ground}
      />
      <path
        d={segmentPath(emblem, emblem.strokes)}
        fill="none"
        stroke={themeColours.red}
        strokeWidth="15"
        strokeLinecap="round"
      />
      {nodes.map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="10.5" fill={themeColours.text} />
      ))}
    </svg>
  );
}
