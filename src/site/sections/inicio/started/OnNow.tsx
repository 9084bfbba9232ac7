import {
  dayWord,
  endInWords,
  hoursInWords,
  type OnNow as Items,
} from "#edition/model/phases/started-lines.ts";
import { softHyphens } from "#platform/text/soft-hyphens.ts";
import { talkAnchor } from "#site/parts/anchors.ts";
import { Next, Rest, ROOMS } from "./Next.tsx";
import styles from "./OnNow.module.css";

/** Whether the current item is shown large: a talk, or the last item of the day. */
function isOn({ now, coming }: Items): boolean {
  return now.some(({ isTalk }) => isTalk) || (now.length > 0 && coming.length === 0);
}

/** The break that is on while the next talks are large. */
export function Pause(items: Items) {
  const [pause] = isOn(items) ? [] : items.now;
  return pause ? (
    <p className={styles.pause}>{[pause.title, endInWords(pause)].filter(Boolean).join(" ")}</p>
  ) : null;
}

/**
 * Lists the talks that are on in large type, or the next ones before the first and in a break, and below
 * them those that follow. Each is a link to its row in the programme.
 */
export function OnNow({ instant, ...items }: Items & { readonly instant: number }) {
  const on = isOn(items);
  const [large = [], ...small] = on ? [items.now, ...items.coming] : items.coming;
  const shown = large.slice(0, ROOMS);
  const longest = Math.max(...shown.map(({ title }) => title.length));
  const day = on ? instant : Math.max(instant, ...large.map(({ midnight }) => midnight));
  return (
    <div className={styles.board}>
      <ul
        className={styles.rooms}
        data-standing-now={on || undefined}
        data-rooms={shown.length}
        data-letters={longest}
      >
        {shown.map((item) => (
          <li key={item.place}>
            <a className={styles.talk} href={`#${talkAnchor(item.place)}`}>
              {/* Under `Mañana seguimos · 8:30 AM` the day and the start are known. */}
              {items.resumes ? (
                <Where hours={endInWords(item)} room={item.room} />
              ) : (
                <Where
                  sign={on ? "Ahora" : ["Sigue", dayWord(item, instant)].filter(Boolean).join(" ")}
                  hours={on ? endInWords(item) : hoursInWords(item)}
                  room={item.room}
                />
              )}
              <span>
                <span className={styles.title}>{softHyphens(item.title)}</span>
                {item.speakers && <span className={styles.speakers}>{item.speakers}</span>}
                {item.description && <span className={styles.description}>{item.description}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Rest items={large} />
      {small.length > 0 && <Next starts={small} on={on} instant={day} />}
    </div>
  );
}

interface WhereProps {
  readonly sign?: string;
  readonly hours: string | undefined;
  readonly room: string | undefined;
}

/** Sign and room, and the hours beside them if the line has room for them. */
function Where({ sign, hours, room }: WhereProps) {
  return (
    <span className={styles.where}>
      {(sign || room) && (
        <span>
          {sign && <strong>{sign}</strong>}
          {sign && room && " · "}
          {room && <b>{room}</b>}
        </span>
      )}{" "}
      {hours && (
        <span>
          {(sign || room) && "· "}
          {hours}
        </span>
      )}{" "}
    </span>
  );
}
