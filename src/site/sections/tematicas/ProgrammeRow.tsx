import { isTalk } from "#edition/model/phases/programme.ts";
import { lastWordsTogether } from "#platform/text/last-words-together.ts";
import { softHyphens } from "#platform/text/soft-hyphens.ts";
import { NamedIcon } from "#platform/ui/icons.tsx";
import { talkAnchor } from "#site/parts/anchors.ts";
import { Hour, type PlacedProps, Sign, Speakers } from "./ItemParts.tsx";
import type { Programme, Row } from "./programme-rows.ts";
import styles from "./Tematicas.module.css";

interface RowProps {
  readonly edition: Programme;
  readonly row: Row;
  /** The element of the titles, below the day's heading if there is one. */
  readonly heading: "h3" | "h4";
}

/** The items that begin at one hour: a talk, a break, or several in rooms beside each other. */
export function ProgrammeRow({ edition, row, heading }: RowProps) {
  const [first, ...others] = row;
  if (!first) return null;
  const hour = <Hour edition={edition} placed={first} />;
  if (others.length === 0) {
    const kind = isTalk(first.item) ? styles.single : styles.pause;
    return (
      <li id={talkAnchor(first.place)} className={`${styles.row} ${kind}`}>
        {hour}
        <Topic edition={edition} placed={first} heading={heading} />
      </li>
    );
  }
  return (
    <li className={`${styles.row} ${styles.parallel}`}>
      {hour}
      <ul className={styles.rooms}>
        {row.map((placed) => (
          <li key={placed.place} id={talkAnchor(placed.place)} className={styles.room}>
            <Topic edition={edition} placed={placed} heading={heading} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The title with a talk's icon, the speakers, place and end of an item, and its description. */
function Topic({ edition, placed, heading: Heading }: PlacedProps & Pick<RowProps, "heading">) {
  const { titulo, descripcion, icono } = placed.item;
  return (
    <>
      <Heading className={`${styles.title} text-backdrop`}>
        {softHyphens(titulo)}
        {isTalk(placed.item) && icono && (
          <>
            {"\u00a0"}
            <NamedIcon of="topic" name={icono} drawn={edition.drawn} />
          </>
        )}
      </Heading>
      <div className={`${styles.about} text-backdrop`}>
        <Speakers edition={edition} placed={placed} />
        <Sign edition={edition} placed={placed} />
      </div>
      {descripcion && (
        <p className={`${styles.description} text-backdrop`}>{lastWordsTogether(descripcion)}</p>
      )}
    </>
  );
}
