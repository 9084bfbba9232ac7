import styles from "./Emblem.module.css";
import { emblemGeometry, segmentPath } from "./emblem-geometry.ts";

/**
 * The numeral of the edition as nodes and links, in the far upper corner of whatever box it gets.
 * Decorative: the text beside it says the same.
 */
export function Emblem({ editionNumber }: { readonly editionNumber: number }) {
  const emblem = emblemGeometry(editionNumber);
  return (
    <svg
      className={styles.emblem}
      viewBox={`0 0 ${emblem.width} ${emblem.height}`}
      preserveAspectRatio="xMaxYMin"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.links} d={segmentPath(emblem, emblem.links)} />
      <path className={styles.strokes} d={segmentPath(emblem, emblem.strokes)} />
      {emblem.nodes.map(({ x, y }) => (
        <circle key={`${x},${y}`} className={styles.node} cx={x} cy={y} r="5.5" />
      ))}
    </svg>
  );
}
