import {
  type EmblemGeometry,
  emblemGeometry,
  nodePath,
  segmentPath,
} from "../../../../domain/emblem/emblem-geometry.ts";
import { hashOf } from "../seeded.ts";
import styles from "./Emblem.module.css";

/** The light near a node, in units from its middle: it ends at the node's edge, not in a sliver above it. */
const EDGE = 6;
const NEAR = 12;
/** Lit strokes begin this far below the light's surface, where a node hides their cut ends. */
const BEHIND = 3;

interface EmblemProps {
  readonly editionNumber: number;
  /** The share of its height that is lit, from the ground up. */
  readonly lit?: number;
  readonly glowing?: boolean;
  /** Numbers of tickets, whose participants are nodes of it. */
  readonly own?: readonly string[];
}

/**
 * The edition's numeral as nodes and links, in the upper right corner of its box. Decorative: the
 * text beside it says the same.
 */
export function Emblem({ editionNumber, lit = 0, glowing = false, own = [] }: EmblemProps) {
  const emblem = emblemGeometry(editionNumber);
  const nodes = nodePath(emblem.nodes);
  const strokes = segmentPath(emblem, emblem.strokes);
  const surface = lit < 1 ? besideNodes(emblem, emblem.height * (1 - lit)) : 0;
  return (
    <svg
      className={styles.emblem}
      viewBox={`0 0 ${emblem.width} ${emblem.height}`}
      preserveAspectRatio="xMaxYMin"
      aria-hidden="true"
      focusable="false"
      data-glowing={glowing || undefined}
      data-filling={(lit > 0 && lit < 1) || undefined}
    >
      <path className={styles.links} d={segmentPath(emblem, emblem.links)} />
      <path className={styles.strokes} d={strokes} />
      <path className={styles.rims} d={nodes} />
      <path className={styles.nodes} d={nodes} data-nodes />
      {lit > 0 && (
        <svg className={styles.light} {...below(emblem, surface)} aria-hidden="true" data-light>
          <svg {...below(emblem, surface + BEHIND)} aria-hidden="true">
            <path className={styles.strokes} d={strokes} />
          </svg>
          <path className={styles.rims} d={nodes} />
          <path className={styles.nodes} d={nodes} />
        </svg>
      )}
      {own.map((ticketNumber) => {
        const { x, y } = emblem.nodes[hashOf(ticketNumber) % emblem.nodes.length] ?? { x: 0, y: 0 };
        return (
          <g key={ticketNumber} className={styles.own} data-own-node>
            <circle cx={x} cy={y} r={9.5} />
            <path d={nodePath([{ x, y }])} />
          </g>
        );
      })}
    </svg>
  );
}

/** The box of an inner drawing, which shows only what lies below `y`. */
function below({ width, height }: EmblemGeometry, y: number) {
  return { y, width, height: height - y, viewBox: `0 ${y} ${width} ${height - y}` };
}

/** Moves the edge of the lit part so that it cuts no node: above near nodes, but below the highest ones. */
function besideNodes({ nodes }: EmblemGeometry, surface: number): number {
  const near = nodes.find(({ y }) => Math.abs(y - surface) < NEAR);
  if (!near) return surface;
  const isTop = near.y === Math.min(...nodes.map(({ y }) => y));
  return isTop ? near.y + EDGE : near.y - EDGE;
}
