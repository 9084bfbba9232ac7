import styles from "./Emblem.module.css";
import { emblemGeometry } from "./emblem-geometry.ts";

interface EmblemProps {
  readonly editionNumber: number;
  /** Fine links between the letters: for large sizes; below 48 px they blur the numeral. */
  readonly detailed?: boolean;
}

/** The numeral of the edition as nodes and links. Decorative: the text beside it says the same. */
export function Emblem({ editionNumber, detailed = true }: EmblemProps) {
  const { width, height, nodes, strokes, links } = emblemGeometry(editionNumber);
  const path = (segments: readonly (readonly [number, number])[]) =>
    segments
      .map(([from, to]) => {
        const a = nodes[from];
        const b = nodes[to];
        return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : "";
      })
      .join("");
  return (
    <svg
      className={styles.emblem}
      viewBox={`0 0 ${width} ${height}`}
      data-detailed={detailed}
      aria-hidden="true"
      focusable="false"
    >
      {detailed && <path className={styles.links} d={path(links)} />}
      <path className={styles.strokes} d={path(strokes)} />
      {nodes.map(({ x, y }) => (
        <circle key={`${x},${y}`} className={styles.node} cx={x} cy={y} r="5.5" />
      ))}
    </svg>
  );
}
