import { nodePath } from "#edition/model/pictures/emblem-geometry.ts";
import { constellationOf, linkPath } from "#site/check/ticket/constellation.ts";
import styles from "./OwnConstellation.module.css";

interface OwnConstellationProps {
  /** The speaker's `id` in the content, which seeds the constellation. */
  readonly id: string;
  readonly name: string;
}

/** In the place of a photo: a constellation of one's own, with the initials over it; decorative. */
export function OwnConstellation({ id, name }: OwnConstellationProps) {
  const constellation = constellationOf(id);
  return (
    <div className={styles.place}>
      <svg className={styles.drawing} viewBox="-2 4 104 130" aria-hidden="true">
        <path className={styles.links} d={linkPath(constellation)} />
        <path d={nodePath(constellation.nodes)} />
      </svg>
      <span className={styles.initials} aria-hidden="true">
        {initials(name)}
      </span>
    </div>
  );
}

/** The initials of the first two words: `GT` for Gabriela Tzoc. */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter]) => letter)
    .join("");
}
