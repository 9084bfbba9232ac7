import { nodePath } from "#edition/model/pictures/emblem-geometry.ts";
import styles from "./Constellation.module.css";
import { CONSTELLATION_SIZE, constellationOf, linkPath } from "./constellation.ts";

/** A drawing of the participant as a node among others; decorative. */
export function Constellation({ ticketNumber }: { readonly ticketNumber: string }) {
  const constellation = constellationOf(ticketNumber);
  const [own, ...others] = constellation.nodes;
  return (
    <svg
      className={styles.constellation}
      data-constellation
      viewBox={`0 0 ${CONSTELLATION_SIZE} ${CONSTELLATION_SIZE}`}
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
    >
      <path className={styles.links} d={linkPath(constellation)} />
      <path className={styles.nodes} d={nodePath(others)} />
      <circle className={styles.own} cx={own?.x} cy={own?.y} r={7} />
    </svg>
  );
}
