import styles from "./Emblem.module.css";
import { emblemGeometry, nodePath, segmentPath } from "./emblem-geometry.ts";

/**
 * The numeral of the edition as nodes and links, in the far upper corner of whatever box it gets.
 * Decorative: the text beside it says the same.
 */
export function Emblem({ editionNumber }: { readonly editionNumber: number }) {
  const emblem = emblemGeometry(editionNumber);
  const nodes = nodePath(emblem);
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
      <path className={styles.rims} d={nodes} />
      <path className={styles.nodes} d={nodes} />
    </svg>
  );
}
