import { atTime, wallClock } from "#edition/model/phases/event-dates.ts";
import { phaseDates } from "#edition/model/phases/phase.ts";
import { instantOf, speakersOf } from "#edition/model/phases/programme.ts";
import { speakerAnchor } from "#site/parts/anchors.ts";
import type { PlacedItem, Programme } from "./programme-rows.ts";
import { TalkNow } from "./TalkNow.tsx";
import styles from "./Tematicas.module.css";

export interface PlacedProps {
  readonly edition: Programme;
  readonly placed: PlacedItem;
}

/** The start in large type. */
export function Hour({ edition: { edicion }, placed: { item } }: PlacedProps) {
  if (item.hora === undefined) return null;
  const start = instantOf(edicion, item, item.hora);
  const [time, half] = wallClock(start).time.split(" ");
  return (
    <div className={`${styles.hour} text-backdrop`}>
      <time dateTime={start}>
        {time} <small>{half}</small>
      </time>
    </div>
  );
}

/** One line: the room, the end, and the state on the day. */
export function Sign({ edition: { edicion }, placed: { item, times } }: PlacedProps) {
  const end =
    times && item.hasta
      ? `hasta ${atTime(wallClock(instantOf(edicion, item, item.hasta)).time).slice(2)}`
      : undefined;
  return (
    <div className={styles.sign}>
      {item.sala && <b>{item.sala}</b>}
      {item.sala && (end ? " · " : " ")}
      {end && <span className={styles.end}>{end}</span>}{" "}
      {times && <TalkNow times={times} dates={phaseDates(edicion)} />}
    </div>
  );
}

/** Links to the speakers of a talk, as a sentence: «Ana, Beto y Carla». */
export function Speakers({ edition: { ponentes }, placed: { item } }: PlacedProps) {
  const speakers = speakersOf(item, ponentes);
  if (speakers.length === 0) return null;
  const list = new Intl.ListFormat("es").formatToParts(speakers.map(({ nombre }) => nombre));
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
