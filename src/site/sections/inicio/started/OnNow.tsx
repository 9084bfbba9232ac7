import type { ReactNode } from "react";
import type { ProgrammeItem } from "#edition/model/phases/programme.ts";
import {
  dayWord,
  endInWords,
  hoursInWords,
  onNow,
  startInWords,
} from "#edition/model/phases/started-lines.ts";
import { softHyphens } from "#platform/text/line-breaks.ts";
import { talkAnchor } from "#site/parts/anchors.ts";
import { partsOf, type StartedSpan, type Timed } from "#site/phase/timed.ts";
import nextStyles from "./Next.module.css";
import styles from "./OnNow.module.css";

const ROOMS = 3;

/** The most starts that are announced, if each has one item. */
const STARTS = 2;

/** The talks that are large on the board at an instant, and those that follow below them. */
export function boardAt(programme: readonly ProgrammeItem[], instant: number) {
  const { now, coming, resumes } = onNow(programme, instant);
  /** Whether the current item is large: a talk, or the last item of the day. */
  const isOn = now.some(({ isTalk }) => isTalk) || (now.length > 0 && coming.length === 0);
  const [large = [], ...small] = isOn ? [now, ...coming] : coming;
  return { isOn, large, small, resumes, pause: isOn ? undefined : now[0] };
}

interface OnNowProps {
  readonly programme: readonly ProgrammeItem[];
  /** The spans of time in which the same talks are large. */
  readonly spans: readonly StartedSpan[];
  /** The instant that the page as built shows. */
  readonly built: number;
  readonly shown: Timed;
}

/**
 * Lists the talks that are on in large type, or the next ones before the first and in a break, and below
 * them those that follow. Each is a link to its row in the programme.
 */
export function OnNow({ programme, spans, built, shown: boardShown }: OnNowProps) {
  const { large } = boardAt(programme, spans[0]?.from ?? built);
  const shown = large.slice(0, ROOMS);
  const lengths = shown.map(({ title }) => title.length);
  const longest = Math.max(...lengths);
  const short = lengths.filter((length) => length <= longest / 2).length;
  return (
    <div className={styles.board} {...boardShown}>
      <ul
        className={styles.rooms}
        data-rooms={shown.length}
        data-short={short || undefined}
        data-letters={longest}
      >
        {shown.map((item) => (
          <li key={item.place}>
            <a className={styles.talk} href={`#${talkAnchor(item.place)}`}>
              {partsOf(spans, built, (now) => signAt(programme, item, now)).map(
                ({ value, key, shown }) => (
                  <Where key={key} {...value} room={item.room} shown={shown} />
                ),
              )}
              <span>
                <span className={`${styles.title} clamped`}>{softHyphens(item.title)}</span>
                {item.speakers && (
                  <span className={`${styles.speakers} clamped`}>{item.speakers}</span>
                )}
                {item.description && (
                  <span className={`${styles.description} clamped`}>{item.description}</span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Rest items={large} />
      {partsOf(spans, built, (now) => startsAt(programme, now)).map(
        ({ value: starts, spans: during, key, shown }) =>
          starts.length > 0 && (
            <div key={key} className={nextStyles.next} {...shown}>
              {starts.map((items, place) => (
                <Start key={items[0]?.starts} items={items}>
                  {partsOf(during, built, (now) => startAt(programme, place, now)).map(
                    ({ value, key, shown }) => (
                      <strong key={key} {...shown}>
                        {value}
                      </strong>
                    ),
                  )}
                </Start>
              ))}
            </div>
          ),
      )}
    </div>
  );
}

/** The text of the line above a large talk at an instant. */
function signAt(programme: readonly ProgrammeItem[], item: ProgrammeItem, instant: number) {
  const { isOn, resumes } = boardAt(programme, instant);
  // Under `Mañana seguimos, 8:30 AM` the day and the start are known.
  if (resumes) return { sign: "", hours: endInWords(item) };
  if (isOn) return { sign: "Ahora", hours: endInWords(item) };
  const sign = ["Sigue", dayWord(item, instant)].filter(Boolean).join(" ");
  return { sign, hours: hoursInWords(item) };
}

/** The items of each start that follows the large talks at an instant: of one, or of two if each has one item. */
function startsAt(programme: readonly ProgrammeItem[], instant: number) {
  const first = boardAt(programme, instant).small.slice(0, STARTS);
  return first.some(({ length }) => length > 1) ? first.slice(0, 1) : first;
}

/** How such a start is announced. */
function startAt(programme: readonly ProgrammeItem[], place: number, instant: number): string {
  const { isOn, large, small } = boardAt(programme, instant);
  const [item] = small[place] ?? [];
  const day = isOn ? instant : Math.max(instant, ...large.map(({ midnight }) => midnight));
  return item ? `${isOn && place === 0 ? "Sigue" : "Después,"} ${startInWords(item, day)}` : "";
}

interface WhereProps {
  readonly sign: string;
  readonly hours: string | undefined;
  readonly room: string | undefined;
  readonly shown: Timed;
}

/** Sign and room, and the hours beside them if the line has room for them. */
function Where({ sign, hours, room, shown }: WhereProps) {
  return (
    <span className={styles.where} {...shown}>
      {(sign || room) && (
        <span>
          {sign && <strong>{sign}</strong>}
          {sign && room && " · "}
          {room && <b>{room}</b>}
        </span>
      )}{" "}
      {hours && <span>{sign || room ? `· ${hours}` : hours}</span>}{" "}
    </span>
  );
}

interface StartProps {
  readonly items: readonly ProgrammeItem[];
  /** The words that announce it. */
  readonly children: ReactNode;
}

/** A start that follows the large talks, as a link to its first item in the programme. */
function Start({ items, children }: StartProps) {
  const [{ place = 0, room = undefined } = {}, ...others] = items;
  const isAlone = others.length === 0;
  return (
    <a className={nextStyles.start} href={`#${talkAnchor(place)}`}>
      <span className={`${nextStyles.when} dotted`}>
        {children} {isAlone && room && <span className="dot">{room} </span>}
      </span>
      {items.slice(0, ROOMS).map(({ place, title, room }) => (
        <span key={place} className={nextStyles.item}>
          {!isAlone && room && <small className="clamped">{room} </small>}
          <span className={`${nextStyles.title} clamped`}>{softHyphens(title)}</span>
        </span>
      ))}
      <Rest items={items} />
    </a>
  );
}

/** How many items have no room. */
function Rest({ items }: { readonly items: readonly ProgrammeItem[] }) {
  const rest = items.length - ROOMS;
  return rest > 0 ? <small className={nextStyles.rest}>y {rest} más</small> : null;
}
