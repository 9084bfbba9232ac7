import { emblemGeometry } from "./parts/emblem-geometry.ts";

/** The emblem as an SVG file of its own, square, drawn to be told apart at 16 pixels. */
export function Favicon({ editionNumber }: { readonly editionNumber: number }) {
  const { width, height, nodes, strokes } = emblemGeometry(editionNumber);
  const side = width * 1.06;
  const path = strokes
    .map(([from, to]) => `M${nodes[from]?.x} ${nodes[from]?.y}L${nodes[to]?.x} ${nodes[to]?.y}`)
    .join("");
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
        fill="#0d0506"
      />
      <path d={path} fill="none" stroke="#ff3344" strokeWidth="15" strokeLinecap="round" />
      {nodes.map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="10.5" fill="#fbf1ea" />
      ))}
    </svg>
  );
}
