import {
  type EmblemGeometry,
  emblemGeometry,
  nodePath,
  segmentPath,
} from "#edition/model/pictures/emblem-geometry.ts";
import { FILLING_DAYS } from "#site/phase/clock-facts.ts";
import styles from "./Emblem.module.css";

/** The light near a node, in units from its middle: it ends at the node's edge, not in a sliver above it. */
const EDGE = 6;
const NEAR = 12;
/** Lit strokes begin this far below the light's surface, where a node hides their cut ends. */
const BEHIND = 3;

interface EmblemProps {
  readonly editionNumber: number;
  /**
   * Whether it fills with light over the last days, glows at the doors, and stays lit, as `showPage` sets it, and shows
   * the nodes of saved tickets.
   */
  readonly counts?: boolean;
  /** Whether the page has one that counts, of which this repeats the lines. */
  readonly repeats?: boolean;
}

/**
 * The edition's numeral as nodes and links, in the upper right corner of its box. Decorative: the
 * text beside it says the same.
 */
export function Emblem({ editionNumber, counts = false, repeats = false }: EmblemProps) {
  const emblem = emblemGeometry(editionNumber);
  const nodes = nodePath(emblem.nodes);
  /** The id of a drawing that the page repeats. */
  const idOf = (name: string) => (counts ? name : undefined);
  return (
    <svg
      className={styles.emblem}
      viewBox={`0 0 ${emblem.width} ${emblem.height}`}
      preserveAspectRatio="xMaxYMin"
      aria-hidden="true"
      focusable="false"
      data-surfaces={counts ? surfacesOf(emblem).join(" ") : undefined}
    >
      {repeats ? (
        <use href="#numeral" />
      ) : (
        <g id={idOf("numeral")}>
          <path className={styles.links} d={segmentPath(emblem, emblem.links)} />
          <path
            id={idOf("trazos")}
            className={styles.strokes}
            d={segmentPath(emblem, emblem.strokes)}
          />
          <g id={idOf("nodos")}>
            <path className={styles.rims} d={nodes} />
            <path className={styles.nodes} d={nodes} data-nodes />
          </g>
        </g>
      )}
      {counts && (
        <>
          <Below {...emblem} by={BEHIND} of="trazos" />
          <Below {...emblem} by={0} of="nodos" />
          <g className={styles.own} data-own-nodes />
        </>
      )}
    </svg>
  );
}

interface BelowProps extends Pick<EmblemGeometry, "width" | "height"> {
  /** How far below the light's surface it begins, in units. */
  readonly by: number;
  /** The id of the drawing. */
  readonly of: string;
}

/** Shows of a drawing only what lies below the light's surface; nothing in the page as built. */
function Below({ width, height, by, of }: BelowProps) {
  const id = `luz-${by}`;
  return (
    <>
      <clipPath id={id}>
        <rect data-surface={by} x={-16} y={999} width={width + 32} height={height + 16} />
      </clipPath>
      <use className={styles.light} href={`#${of}`} clipPath={`url(#${id})`} />
    </>
  );
}

/** The height of the light's surface, in units from the top, with 0, 1, … and 13 whole days left. */
function surfacesOf(emblem: EmblemGeometry): number[] {
  return Array.from({ length: FILLING_DAYS }, (_, days) =>
    days === 0 ? -16 : Math.round(besideNodes(emblem, (emblem.height * days) / FILLING_DAYS)),
  );
}

/** Moves the edge of the lit part so that it cuts no node: above near nodes, but below the highest ones. */
function besideNodes({ nodes }: EmblemGeometry, surface: number): number {
  const near = nodes.find(({ y }) => Math.abs(y - surface) < NEAR);
  if (!near) return surface;
  const isTop = near.y === Math.min(...nodes.map(({ y }) => y));
  return isTop ? near.y + EDGE : near.y - EDGE;
}
