import { sameDay, wallClock } from "../../../../domain/dates/event-dates.ts";
import type { Edition } from "../../../../domain/edition/edition.ts";
import { programmeTimes, type TalkTimes } from "../../../../domain/phases/programme.ts";
import { amount } from "../../../../domain/text/amount.ts";
import { lastWordsTogether } from "../../../../domain/text/last-words-together.ts";
import { softHyphens } from "../../../../domain/text/soft-hyphens.ts";
import { speakerAnchor, talkAnchor } from "../../parts/anchors.ts";
import { TopicIcon } from "../../parts/icons.tsx";
import { SectionHeading } from "../../parts/SectionHeading.tsx";
import { TalkNow } from "./TalkNow.tsx";
import styles from "./Tematicas.module.css";

type Talk = Edition["tematicas"][number];

export function Tematicas(edition: Pick<Edition, "edicion" | "tematicas" | "ponentes">) {
  const { edicion, tematicas, ponentes } = edition;
  const times = programmeTimes(edition);
  return (
    <section id="tematicas" className={styles.section} aria-labelledby="tematicas-titulo">
      <SectionHeading
        id="tematicas-titulo"
        label={amount(tematicas.length, "conferencia", "conferencias")}
      >
        Temáticas de la Convención
      </SectionHeading>
      <ol className={styles.programme}>
        {tematicas.map((talk, place) => (
          <li key={talk.titulo} id={talkAnchor(place)} className={styles.talk}>
            <div className={styles.sign}>
              <div className="veil">
                <Hour talk={talk} day={edicion.fechas.inicio} times={times[place] ?? null} />
                {talk.sala && <span className={styles.room}>{talk.sala}</span>}
              </div>
              <span className={styles.icon}>
                <TopicIcon name={talk.icono} />
              </span>
            </div>
            <h3 className={`${styles.title} reveal`}>{softHyphens(talk.titulo)}</h3>
            <div className={`${styles.detail} veil`}>
              <p>{lastWordsTogether(talk.descripcion)}</p>
              <Speakers
                speakers={talk.ponente.flatMap((id) => ponentes.find((one) => one.id === id) ?? [])}
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Links to the speakers of a talk, as a sentence: «Ana, Beto y Carla». */
function Speakers({ speakers }: { readonly speakers: Edition["ponentes"] }) {
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

interface HourProps {
  readonly talk: Talk;
  /** An instant of the event's day. */
  readonly day: string;
  readonly times: TalkTimes | null;
}

/** The start of a talk in large type, its end, and its state on the day. */
function Hour({ talk: { hora, hasta }, day, times }: HourProps) {
  if (hora === undefined || times === null) return null;
  const [time, half] = wallClock(sameDay(day, hora)).time.split(" ");
  return (
    <div className={styles.hour}>
      <time dateTime={sameDay(day, hora)}>
        {time} <small>{half}</small>
      </time>
      {hasta && (
        <span className={styles.until}>hasta las {wallClock(sameDay(day, hasta)).time}</span>
      )}
      <div className={styles.standing}>
        <TalkNow {...times} />
      </div>
    </div>
  );
}
