import { isTalk } from "../../../../domain/phases/programme.ts";
import { talkAnchor } from "../../parts/anchors.ts";
import { Detail, Hour, ItemTitle, type PlacedProps, Until } from "./ItemParts.tsx";
import type { Programme, Row } from "./programme-rows.ts";
import styles from "./Rooms.module.css";

export interface RowProps {
  readonly edition: Programme;
  readonly row: Row;
  /** The element of the titles, below the day's heading if there is one. */
  readonly heading: "h3" | "h4";
}

/** Several items that begin at the same hour, beside each other. */
export function Rooms({ edition, row, heading }: RowProps) {
  const [first] = row;
  return (
    <li className={styles.parallel}>
      <div className="text-backdrop">{first && <Hour edition={edition} placed={first} />}</div>
      <ul className={styles.rooms}>
        {row.map((placed) => (
          <Room key={placed.place} edition={edition} placed={placed} heading={heading} />
        ))}
      </ul>
    </li>
  );
}

function Room({ edition, placed, heading }: PlacedProps & Pick<RowProps, "heading">) {
  const { item, place } = placed;
  return (
    <li id={talkAnchor(place)} className={styles.cell}>
      <ItemTitle edition={edition} item={item} heading={heading} />
      <div className={`${styles.cellSign} text-backdrop`}>
        {item.sala && <span>{item.sala}</span>}
        <Until edition={edition} placed={placed} />
      </div>
      {isTalk(item) && <Detail edition={edition} placed={placed} />}
    </li>
  );
}
