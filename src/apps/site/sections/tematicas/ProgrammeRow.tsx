import { isTalk } from "../../../../domain/phases/programme.ts";
import { softHyphens } from "../../../../domain/text/soft-hyphens.ts";
import { TopicIcon } from "../../../ui/icons/icons.tsx";
import { talkAnchor } from "../../parts/anchors.ts";
import { Detail, Hour, Until } from "./ItemParts.tsx";
import { Rooms, type RowProps } from "./Rooms.tsx";
import styles from "./Tematicas.module.css";

/** The items that begin at one hour: a talk, a break, or several beside each other. */
export function ProgrammeRow({ edition, row, heading: Heading }: RowProps) {
  const [first, ...others] = row;
  if (!first) return null;
  if (others.length > 0) return <Rooms edition={edition} row={row} heading={Heading} />;
  const { item, place } = first;
  const sign = (
    <div className={`${styles.sign} text-backdrop`}>
      <Hour edition={edition} placed={first} />
      {item.sala && <span className={styles.room}>{item.sala}</span>}
      <Until edition={edition} placed={first} />
    </div>
  );
  if (!isTalk(item)) {
    return (
      <li id={talkAnchor(place)} className={styles.pause}>
        {sign}
        <Heading className={`${styles.pauseTitle} text-backdrop`}>
          {softHyphens(item.titulo)}
        </Heading>
      </li>
    );
  }
  return (
    <li id={talkAnchor(place)} className={styles.talk}>
      {sign}
      <div className={styles.topic}>
        <TopicIcon name={item.icono ?? ""} drawn={edition.drawn} />
        <Heading className={`${styles.title} text-backdrop`}>{softHyphens(item.titulo)}</Heading>
      </div>
      <Detail edition={edition} placed={first} />
    </li>
  );
}
