import type { ReactNode } from "react";
import { wallClock } from "../../../../domain/dates/event-dates.ts";
import { instantOf, isTalk } from "../../../../domain/phases/programme.ts";
import { lastWordsTogether } from "../../../../domain/text/last-words-together.ts";
import { softHyphens } from "../../../../domain/text/soft-hyphens.ts";
import { speakerAnchor, talkAnchor } from "../../parts/anchors.ts";
import { TopicIcon } from "../../parts/icons.tsx";
import type { PlacedItem, Programme, Row } from "./programme-rows.ts";
import { TalkNow } from "./TalkNow.tsx";
import styles from "./Tematicas.module.css";

interface RowProps {
  readonly edition: Programme;
  readonly row: Row;
  /** The element of the titles, below the day's heading if there is one. */
  readonly heading: "h3" | "h4";
}

/** What begins at one hour: a talk, a break, or several beside each other. */
export function ProgrammeRow({ edition, row, heading: Heading }: RowProps) {
  const [first, ...others] = row;
  if (!first) return null;
  const { item, place } = first;
  if (others.length > 0) {
    return (
      <li className={styles.parallel}>
        <div className="veil">
          <Hour edition={edition} placed={first} />
        </div>
        <ul className={styles.rooms}>
          {row.map((placed) => (
            <Room key={placed.place} edition={edition} placed={placed} heading={Heading} />
          ))}
        </ul>
      </li>
    );
  }
  const sign = (
    <div className="veil">
      <Hour edition={edition} placed={first}>
        <Until edition={edition} placed={first} />
      </Hour>
      {item.sala && <span className={styles.room}>{item.sala}</span>}
    </div>
  );
  if (!isTalk(item)) {
    return (
      <li id={talkAnchor(place)} className={styles.pause}>
        {sign}
        <Heading className={`${styles.pauseTitle} veil`}>{softHyphens(item.titulo)}</Heading>
      </li>
    );
  }
  return (
    <li id={talkAnchor(place)} className={styles.talk}>
      <div className={styles.sign}>
        {sign}
        <span className={styles.icon}>
          <TopicIcon name={item.icono ?? ""} drawn={edition.drawn} />
        </span>
      </div>
      <Heading className={`${styles.title} reveal`}>{softHyphens(item.titulo)}</Heading>
      <Detail edition={edition} placed={first} />
    </li>
  );
}

interface PlacedProps {
  readonly edition: Programme;
  readonly placed: PlacedItem;
}

/** One of several items that begin at the same hour. */
function Room({ edition, placed, heading: Heading }: PlacedProps & Pick<RowProps, "heading">) {
  const { item, place } = placed;
  return (
    <li id={talkAnchor(place)} className={styles.cell}>
      <div className={`${styles.cellSign} veil`}>
        {item.icono && <TopicIcon name={item.icono} drawn={edition.drawn} />}
        {item.sala && <span>{item.sala}</span>}
        <Until edition={edition} placed={placed} />
      </div>
      <Heading className={styles.cellTitle}>{softHyphens(item.titulo)}</Heading>
      {isTalk(item) && <Detail edition={edition} placed={placed} />}
    </li>
  );
}

/** The start in large type. */
function Hour({
  edition: { edicion },
  placed,
  children,
}: PlacedProps & { readonly children?: ReactNode }) {
  const { item } = placed;
  if (item.hora === undefined) return null;
  const start = instantOf(edicion, item, item.hora);
  const [time, half] = wallClock(start).time.split(" ");
  return (
    <div className={styles.hour}>
      <time dateTime={start}>
        {time} <small>{half}</small>
      </time>
      {children}
    </div>
  );
}

/** The end, and the state on the day. */
function Until({ edition: { edicion }, placed }: PlacedProps) {
  const { item, times } = placed;
  if (times === null) return null;
  return (
    <>
      {item.hasta && (
        <span className={styles.until}>
          hasta las {wallClock(instantOf(edicion, item, item.hasta)).time}
        </span>
      )}
      <div className={styles.standing}>
        <TalkNow {...times} />
      </div>
    </>
  );
}

function Detail({ edition, placed: { item } }: PlacedProps) {
  return (
    <div className={`${styles.detail} veil`}>
      <p>{lastWordsTogether(item.descripcion ?? "")}</p>
      <Speakers
        speakers={item.ponente.flatMap((id) => edition.ponentes.find((one) => one.id === id) ?? [])}
      />
    </div>
  );
}

/** Links to the speakers of a talk, as a sentence: «Ana, Beto y Carla». */
function Speakers({ speakers }: { readonly speakers: Programme["ponentes"] }) {
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
