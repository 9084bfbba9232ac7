import { emblemGeometry, nodePath, segmentPath } from "#edition/model/pictures/emblem-geometry.ts";

/** Letters are taller than the emblem's, because an icon is square and its numeral wide. */
const STRETCH = 1.3;
/** The minimum height of the letters of a long numeral such as XXXVIII, relative to the icon. */
const LEAST_HEIGHT = 0.56;
const STROKE = 14;
const NODE = 16;

interface FaviconProps {
  readonly editionNumber: number;
  readonly colours: Readonly<Record<"background" | "accent" | "text", string>>;
}

/**
 * The emblem as a square SVG file for display at 16 pixels: strokes are aligned to whole pixels if
 * the numeral is as wide as `XIII`, and nodes are only at their ends.
 */
export function Favicon({ editionNumber, colours }: FaviconProps) {
  const { nodes, strokes } = emblemGeometry(editionNumber);
  const xs = nodes.map(({ x }) => x);
  const ys = nodes.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const wide = right - left + NODE;
  const height = Math.max((bottom - top) * STRETCH, wide * LEAST_HEIGHT);
  const side = Math.max(wide, height + 2 * NODE);
  // Whole numbers, because the icon is inlined into the page.
  const points = nodes.map(({ x, y }) => ({
    x: Math.round(x - left + (side - (right - left)) / 2),
    y: Math.round(((y - top) / (bottom - top)) * height + (side - height) / 2),
  }));
  const ends = points.filter((_, index) => [top, bottom].includes(ys[index] ?? top));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" role="presentation" viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} rx={Math.round(side * 0.16)} fill={colours.background} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          d={segmentPath({ nodes: points }, strokes)}
          stroke={colours.accent}
          strokeWidth={STROKE}
        />
        <path d={nodePath(ends)} stroke={colours.text} strokeWidth={NODE} />
      </g>
    </svg>
  );
}
