import {
  emblemGeometry,
  nodePath,
  segmentPath,
} from "../../../../domain/emblem/emblem-geometry.ts";
import styles from "./Emblem.module.css";

interface EmblemProps {
  readonly editionNumber: number;
  /** The number of lit nodes, from the first letter on. */
  readonly lit?: number;
  readonly glowing?: boolean;
}

/**
 * The edition's numeral as nodes and links, in the upper right corner of its box. Decorative: the
 * text beside it says the same.
 */
export function Emblem({ editionNumber, lit = 0, glowing = false }: EmblemProps) {
  const emblem = emblemGeometry(editionNumber);
  const nodes = nodePath(emblem.nodes);
  const litStrokes = emblem.strokes.filter((ends) => Math.max(...ends) < lit);
  return (
    <svg
      className={styles.emblem}
      viewBox={`0 0 ${emblem.width} ${emblem.height}`}
      preserveAspectRatio="xMaxYMin"
      aria-hidden="true"
      focusable="false"
      data-glowing={glowing || undefined}
    >
      <path className={styles.links} d={segmentPath(emblem, emblem.links)} />
      <path className={styles.strokes} d={segmentPath(emblem, emblem.strokes)} pathLength="1" />
      {lit > 0 && <path className={styles.litStrokes} d={segmentPath(emblem, litStrokes)} />}
      <path className={styles.rims} d={nodes} />
      <path className={styles.nodes} d={nodes} data-nodes />
      {lit > 0 && <path className={styles.litNodes} d={nodePath(emblem.nodes.slice(0, lit))} />}
    </svg>
  );
}
