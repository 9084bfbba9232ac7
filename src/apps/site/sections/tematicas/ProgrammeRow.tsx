import { isTalk } from "../../../../domain/phases/programme.ts";
import { talkAnchor } from "../../parts/anchors.ts";
import { Detail, Hour, ItemTitle, Until } from "./ItemParts.tsx";
import { Rooms, type RowProps } from "./Rooms.tsx";
import styles from "./Tematicas.module.css";

/** The items that begin at one hour: a talk, a break, or several beside each other. */
export function ProgrammeRow({ edition, row, heading }: RowProps) {
  const [first, ...others] = row;
  if (!first) return null;
  if (others.length > 0) return <Rooms edition={edition} row={row} heading={heading} />;
  const { item, place } = first;
  const room = item.sala && <span className={styles.room}>{item.sala}</span>;
  const talk = isTalk(item);
  return (
    <li id={talkAnchor(place)} className={talk ? styles.talk : styles.pause}>
      {item.hora && (
        <div className={`${styles.sign} text-backdrop`}>
          <Hour edition={edition} placed={first} />
          {room}
          <Until edition={edition} placed={first} />
        </div>
      )}
      <div className={styles.topic}>
        <ItemTitle edition={edition} item={item} heading={heading} />
        {!item.hora && room}
      </div>
      {talk && <Detail edition={edition} placed={first} />}
    </li>
  );
}
