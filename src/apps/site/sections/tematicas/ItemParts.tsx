import { atTime, wallClock } from "../../../../domain/dates/event-dates.ts";
import { phaseDates } from "../../../../domain/phases/phase.ts";
import { instantOf, isTalk, speakersOf } from "../../../../domain/phases/programme.ts";
import { lastWordsTogether } from "../../../../domain/text/last-words-together.ts";
import { softHyphens } from "../../../../domain/text/soft-hyphens.ts";
import { TopicIcon } from "../../../ui/icons/icons.tsx";
import { speakerAnchor } from "../../parts/anchors.ts";
import type { Item, PlacedItem, Programme } from "./programme-rows.ts";
import { TalkNow } from "./TalkNow.tsx";
import styles from "./Tematicas.module.css";

export interface PlacedProps {
  readonly edition: Programme;
  readonly placed: PlacedItem;
}

interface ItemTitleProps {
  readonly edition: Programme;
  readonly item: Item;
  /** Its element, below the day's heading if there is one. */
  readonly heading: "h3" | "h4";
}

/** The title, beside whose first line a talk's icon stands. */
export function ItemTitle({ edition, item, heading: Heading }: ItemTitleProps) {
  return (
    <Heading className={`${styles.title} text-backdrop`}>
      {isTalk(item) && <TopicIcon name={item.icono ?? ""} drawn={edition.drawn} />}
      <span>{softHyphens(item.titulo)}</span>
    </Heading>
  );
}

/** The start in large type. */
export function Hour({ edition: { edicion }, placed }: PlacedProps) {
  const { item } = placed;
  if (item.hora === undefined) return null;
  const start = instantOf(edicion, item, item.hora);
  const [time, half] = wallClock(start).time.split(" ");
  return (
    <div className={styles.hour}>
      <time dateTime={start}>
        {time} <small>{half}</small>
      </time>
    </div>
  );
}

/** The end, and the state on the day. */
export function Until({ edition: { edicion }, placed }: PlacedProps) {
  const { item, times } = placed;
  if (times === null) return null;
  return (
    <>
      {item.hasta && (
        <span className={styles.until}>
          hasta {atTime(wallClock(instantOf(edicion, item, item.hasta)).time).slice(2)}
        </span>
      )}
      <div className={styles.standing}>
        <TalkNow {...times} eventEnds={phaseDates(edicion).end} />
      </div>
    </>
  );
}

export function Detail({ edition, placed: { item } }: PlacedProps) {
  return (
    <div className={`${styles.detail} text-backdrop`}>
      <Speakers speakers={speakersOf(item, edition.ponentes)} />
      <p>{lastWordsTogether(item.descripcion ?? "")}</p>
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
