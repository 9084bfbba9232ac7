import styles from "./Constellation.module.css";
import { CONSTELLATION_SIZE, constellationOf } from "./constellation.ts";

/** A drawing of the participant as a node among others; decorative. */
export function Constellation({ ticketNumber }: { readonly ticketNumber: string }) {
  const { nodes, links } = constellationOf(ticketNumber);
  const [own, ...others] = nodes;
  return (
    <svg
      className={styles.constellation}
      data-constellation
      viewBox={`0 0 ${CONSTELLATION_SIZE} ${CONSTELLATION_SIZE}`}
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
    >
      <path
        className={styles.links}
        d={links.map(([from, to]) => line(nodes[from], nodes[to])).join("")}
      />
      <path className={styles.nodes} d={others.map(({ x, y }) => `M${x},${y}h0`).join("")} />
      <circle data-own-star className={styles.own} cx={own?.x} cy={own?.y} r={7} />
    </svg>
  );
}

type Node = ReturnType<typeof constellationOf>["nodes"][number] | undefined;

function line(from: Node, to: Node): string {
  return from && to ? `M${from.x},${from.y}L${to.x},${to.y}` : "";
}
