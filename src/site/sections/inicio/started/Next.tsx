import type { ProgrammeItem } from "#edition/model/phases/programme.ts";
import { startInWords } from "#edition/model/phases/started-lines.ts";
import { talkAnchor } from "#site/parts/anchors.ts";
import styles from "./Next.module.css";

/** The most rooms whose talks are listed. */
export const ROOMS = 3;

/** The most starts that are announced, if each has one item. */
const STARTS = 2;

interface NextProps {
  /** The items of each start. */
  readonly starts: readonly (readonly ProgrammeItem[])[];
  /** Whether something is on before the first of them. */
  readonly on: boolean;
  readonly instant: number;
}

/** Lists the starts that follow the large talks. Each is a link to its first item in the programme. */
export function Next({ starts, on, instant }: NextProps) {
  const first = starts.slice(0, STARTS);
  const isLong = first.some(({ length }) => length > 1);
  return (
    <div className={styles.next}>
      {(isLong ? first.slice(0, 1) : first).map((items, place) => (
        <Start
          key={items[0]?.starts}
          sign={on && place === 0 ? "Sigue" : "Después,"}
          items={items}
          instant={instant}
        />
      ))}
    </div>
  );
}

interface StartProps {
  readonly sign: string;
  /** The items of one start. */
  readonly items: readonly ProgrammeItem[];
  readonly instant: number;
}

function Start({ sign, items, instant }: StartProps) {
  const [first] = items;
  if (!first) return null;
  return (
    <a className={styles.start} href={`#${talkAnchor(first.place)}`}>
      <strong>{`${sign} ${startInWords(first, instant)}`}</strong>
      {items.slice(0, ROOMS).map(({ place, title, room }) => (
        <span key={place} className={styles.item}>
          {room && <small>{room} </small>}
          <span className={styles.title}>{title}</span>
        </span>
      ))}
      <Rest items={items} />
    </a>
  );
}

/** How many items have no room. */
export function Rest({ items }: { readonly items: readonly ProgrammeItem[] }) {
  const rest = items.length - ROOMS;
  return rest > 0 ? <small className={styles.rest}>y {rest} más</small> : null;
}
