import type { ReactNode } from "react";
import type { ProgrammeItem } from "#edition/model/phases/programme.ts";
import { talkAnchor } from "#site/parts/anchors.ts";
import type { Timed } from "#site/phase/timed.ts";
import styles from "./Next.module.css";

/** The most rooms whose talks are listed. */
export const ROOMS = 3;

interface NextProps {
  /** The items of each start. */
  readonly starts: readonly (readonly ProgrammeItem[])[];
  readonly shown: Timed;
  /** The words that announce a start. */
  readonly children: (place: number) => ReactNode;
}

/** Lists the starts that follow the large talks. Each is a link to its first item in the programme. */
export function Next({ starts, shown, children }: NextProps) {
  return (
    <div className={styles.next} {...shown}>
      {starts.map((items, place) => (
        <a
          key={items[0]?.starts}
          className={styles.start}
          href={`#${talkAnchor(items[0]?.place ?? 0)}`}
        >
          {children(place)}
          {items.slice(0, ROOMS).map(({ place, title, room }) => (
            <span key={place} className={styles.item}>
              {room && <small>{room} </small>}
              <span className={styles.title}>{title}</span>
            </span>
          ))}
          <Rest items={items} />
        </a>
      ))}
    </div>
  );
}

/** How many items have no room. */
export function Rest({ items }: { readonly items: readonly ProgrammeItem[] }) {
  const rest = items.length - ROOMS;
  return rest > 0 ? <small className={styles.rest}>y {rest} más</small> : null;
}
