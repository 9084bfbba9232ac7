import { atTime, instantOfDay, wallClock } from "#edition/model/phases/event-dates.ts";
import { phaseDates } from "#edition/model/phases/phase.ts";
import { isTalk, speakersOf, type TalkTimes } from "#edition/model/phases/programme.ts";
import { softHyphens, wordsTogether } from "#platform/text/line-breaks.ts";
import { nameListParts } from "#platform/text/name-list.ts";
import { speakerAnchor, talkAnchor } from "#site/parts/anchors.ts";
import { useEdition } from "#site/parts/edition-context.ts";
import { NamedIcon } from "#site/parts/icons/icons.tsx";
import { builtAt, timed } from "#site/phase/timed.ts";
import styles from "./ProgrammeRow.module.css";
import type { PlacedItem, Row } from "./programme-rows.ts";

interface RowProps {
  readonly row: Row;
  /** The element of the titles, below the day's heading if there is one. */
  readonly heading: "h3" | "h4";
}

/** Letters of a title that needs a wider column than shorter ones beside it. */
const LONG = 48;

/** The items that begin at one hour: a talk, a break, or several in rooms beside each other. */
export function ProgrammeRow({ row, heading }: RowProps) {
  const [first, ...others] = row;
  if (!first) return null;
  const hour = <Hour {...first} />;
  if (others.length === 0) {
    const kind = isTalk(first.item) ? "" : ` ${styles.pause}`;
    return (
      <li id={talkAnchor(first.place)} className={styles.row + kind}>
        {hour}
        <Topic {...first} heading={heading} />
      </li>
    );
  }
  return (
    <li className={`${styles.row} ${styles.parallel}`}>
      {hour}
      <ul className={styles.rooms}>
        {row.map((placed) => (
          <li
            key={placed.place}
            id={talkAnchor(placed.place)}
            className={styles.room}
            data-long={placed.item.titulo.length > LONG || undefined}
          >
            <Topic {...placed} heading={heading} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The title with a talk's icon, the speakers, place and end of an item, and its description. */
function Topic({ heading: Heading, ...placed }: PlacedItem & Pick<RowProps, "heading">) {
  const { titulo, descripcion, icono } = placed.item;
  const { drawn } = useEdition();
  return (
    <>
      <Heading className={`${styles.title} text-backdrop`}>
        {softHyphens(titulo)}
        {isTalk(placed.item) && icono && (
          <>
            {"\u00a0"}
            <NamedIcon name={icono} drawn={drawn} />
          </>
        )}
      </Heading>
      <div className={`${styles.about} text-backdrop`}>
        <Speakers {...placed} />
        <Sign {...placed} />
      </div>
      {descripcion && (
        <p className={`${styles.description} text-backdrop`}>{wordsTogether(descripcion)}</p>
      )}
    </>
  );
}

function Hour({ item }: PlacedItem) {
  const { edicion } = useEdition();
  if (item.hora === undefined) return null;
  const start = instantOfDay(edicion.fechas, item.dia, item.hora);
  const [time, half] = wallClock(start).time.split(" ");
  return (
    <div className={`${styles.hour} text-backdrop`}>
      <time dateTime={start}>
        {`${time} `}
        <small>{half}</small>
      </time>
    </div>
  );
}

/** One line: the room, the end, and the state on the day. */
function Sign({ item, times }: PlacedItem) {
  const { edicion } = useEdition();
  const end =
    times &&
    item.hasta &&
    `hasta ${atTime(wallClock(instantOfDay(edicion.fechas, item.dia, item.hasta)).time).slice(2)}`;
  return (
    <div className={`${styles.sign} label dotted`}>
      {item.sala && <b>{item.sala}</b>} {end && <span className="dot">{end}</span>}{" "}
      {times && <TalkNow {...times} />}
    </div>
  );
}

/** On the day of the event, whether a talk is over, running or next; nothing at other times. */
function TalkNow({ next, starts, ends }: TalkTimes) {
  const dates = phaseDates(useEdition().edicion);
  const span = (from: number, until: number) =>
    // Once the event has ended, no item is marked as past, because all of them are.
    timed({ from, until: Math.min(until, dates.end) }, builtAt(dates));
  return (
    <>
      <strong className={styles.standing} data-standing="next" {...span(next, starts)}>
        Sigue
      </strong>
      <strong className={styles.standing} data-standing="now" {...span(starts, ends)}>
        Ahora
      </strong>
      <span className="visually-hidden" data-standing="past" {...span(ends, dates.end)}>
        Ya terminó
      </span>
    </>
  );
}

/** Links to the speakers of a talk, as a sentence: «Ana, Beto y Carla». */
function Speakers({ item }: PlacedItem) {
  const speakers = speakersOf(item, useEdition().ponentes);
  if (speakers.length === 0) return null;
  const list = nameListParts(speakers.map(({ nombre }) => nombre));
  let place = 0;
  return (
    <p className={styles.speaker}>
      {list.map(({ type, value }) => {
        if (type === "literal") return value;
        const id = speakers[place++]?.id ?? "";
        return (
          <a key={id} href={`#${speakerAnchor(id)}`}>
            {value}
          </a>
        );
      })}
    </p>
  );
}
