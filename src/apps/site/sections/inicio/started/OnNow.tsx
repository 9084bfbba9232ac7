import type { ProgrammeItem } from "../../../../../domain/phases/programme.ts";
import type { OnNow as Items } from "../../../../../domain/phases/started-lines.ts";
import { softHyphens } from "../../../../../domain/text/soft-hyphens.ts";
import { talkAnchor } from "../../../parts/anchors.ts";
import { StandingSign } from "../../../parts/StandingSign.tsx";
import styles from "./OnNow.module.css";

/** The most rooms whose talks it lists. */
const ROOMS = 3;

/** Whether a talk is on, or something else that no talk follows. */
function isOn({ now, next }: Items): boolean {
  return now.some(({ isTalk }) => isTalk) || (now.length > 0 && next.length === 0);
}

/** The signs beside the announcement: a break that is on, and what the large items below them are. */
export function Standing(items: Items) {
  const { now, next } = items;
  const [pause] = isOn(items) ? [] : now;
  return (
    <p className={styles.sign}>
      {now.length > 0 && <StandingSign standing="now">Ahora</StandingSign>}
      {pause && <span className={styles.pause}>{[pause.title, pause.until].join(" ")}</span>}
      {!isOn(items) && <StandingSign standing="next">{`Sigue ${next[0]?.at}`}</StandingSign>}
    </p>
  );
}

/** The letters of a title that fit on a line where the type is smallest beside its width. */
const LINE_LETTERS = 26;

/**
 * Lists the talks that are on in large type, or the next ones before the first and in a break, and below
 * them those that follow. Each is a link to its row in the programme.
 */
export function OnNow(items: Items) {
  const [large, small, sign] = isOn(items)
    ? [items.now, items.next, "Sigue"]
    : [items.next, items.later, "Después,"];
  const shown = large.slice(0, ROOMS);
  const longest = Math.max(...shown.map(({ title }) => title.length));
  return (
    <>
      <ul
        className={styles.board}
        data-standing-now={isOn(items) || undefined}
        data-rooms={shown.length}
        data-lines={Math.min(Math.ceil(longest / LINE_LETTERS), 4)}
      >
        {shown.map((item) => (
          <li key={item.place}>
            <a className={styles.talk} href={`#${talkAnchor(item.place)}`}>
              <span className={styles.where}>
                {item.room && <b>{item.room} </b>}
                {item.until && <span>{item.until} </span>}
              </span>
              <span>
                <span className={styles.title}>{softHyphens(item.title)}</span>
                {item.speakers && <span className={styles.speakers}>{item.speakers}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Rest items={large} />
      {small[0] && (
        <a className={styles.next} href={`#${talkAnchor(small[0].place)}`}>
          <strong>{`${sign} ${small[0].at}`}</strong>
          {small.slice(0, ROOMS).map(({ place, title, room }) => (
            <span key={place} className={styles.item}>
              {room && <small>{room} · </small>}
              {title}
            </span>
          ))}
          <Rest items={small} />
        </a>
      )}
    </>
  );
}

function Rest({ items }: { readonly items: readonly ProgrammeItem[] }) {
  const rest = items.length - ROOMS;
  return rest > 0 ? <small className={styles.rest}>y {rest} más</small> : null;
}
