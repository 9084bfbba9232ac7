import { romanNumeral } from "./roman-numeral.ts";

type Segment = readonly [from: number, to: number];
type Point = Readonly<Record<"x" | "y", number>>;
type Node = Point & { readonly letter: number };

/** Letters as nodes, `x,y`, and the strokes between them, in a box 100 units high. */
const letters: Record<string, { readonly nodes: string; readonly strokes: string }> = {
  I: { nodes: "0,0 0,50 0,100", strokes: "0,1 1,2" },
  V: { nodes: "0,0 16.5,50 33,100 49.5,50 66,0", strokes: "0,1 1,2 2,3 3,4" },
  X: { nodes: "0,0 70,0 35,50 0,100 70,100", strokes: "0,2 2,4 1,2 2,3" },
  L: { nodes: "0,0 0,100 46,100", strokes: "0,1 1,2" },
};

const LETTER_GAP = 36;
/** Space around the nodes, so that the drawing lines up with the texts around it. */
const MARGIN = 6;
/** The maximum distance between letters that are linked. */
const LINK_LENGTH = 74;

export type EmblemGeometry = ReturnType<typeof emblemGeometry>;

/** The edition's roman numeral drawn as a constellation; lengths are SVG user units. */
export function emblemGeometry(editionNumber: number) {
  const nodes: Node[] = [];
  const strokes: Segment[] = [];
  let left = MARGIN;
  for (const [position, symbol] of [...romanNumeral(editionNumber)].entries()) {
    const letter = letters[symbol];
    if (!letter) throw new RangeError(`No drawing for the numeral ${symbol}`);
    const first = nodes.length;
    const points = pairsIn(letter.nodes);
    for (const [x, y] of points) nodes.push({ x: left + x, y: MARGIN + y, letter: position });
    for (const [from, to] of pairsIn(letter.strokes)) strokes.push([first + from, first + to]);
    left += Math.max(...points.map(([x]) => x)) + LETTER_GAP;
  }
  return {
    width: left - LETTER_GAP + MARGIN,
    height: 100 + 2 * MARGIN,
    nodes,
    /** The strokes of the numeral, as pairs of node indexes. */
    strokes,
    /** The thin lines between letters, as pairs of node indexes. */
    links: linksBetweenLetters(nodes),
  };
}

function pairsIn(text: string): Segment[] {
  return text.split(" ").map((pair) => pair.split(",").map(Number) as [number, number]);
}

/** Strokes or links as the data of one SVG path; consecutive ones are joined into one line. */
export function segmentPath(
  { nodes }: { readonly nodes: readonly Point[] },
  segments: readonly Segment[],
): string {
  return segments
    .map(([from, to], index) => {
      const a = nodes[from];
      const b = nodes[to];
      const goesOn = segments[index - 1]?.[1] === from;
      return a && b ? `${goesOn ? "" : `M${a.x},${a.y}`}L${b.x},${b.y}` : "";
    })
    .join("");
}

/** The nodes of an emblem as an SVG path: lines without length, whose round caps are discs. */
export function nodePath(nodes: readonly Point[]): string {
  return nodes.map(({ x, y }) => `M${x},${y}h0`).join("");
}

/** Only horizontal links: a diagonal between parallel strokes would look like another letter. */
function linksBetweenLetters(nodes: readonly Node[]): Segment[] {
  const links: Segment[] = [];
  for (const [from, a] of nodes.entries()) {
    for (const [to, b] of nodes.entries()) {
      const near = a.y === b.y && b.x - a.x <= LINK_LENGTH;
      if (b.letter === a.letter + 1 && near) links.push([from, to]);
    }
  }
  return links;
}
