import type { ReactNode } from "react";
import type { Edition, Picture } from "#edition/model/edition.ts";
import {
  type AfterZero,
  endInWords,
  startedChanges,
  startedLines,
} from "#edition/model/phases/started-lines.ts";
import { frameOf } from "#site/parts/photo/frame-of.ts";
import { Photo } from "#site/parts/photo/Photo.tsx";
import { merged, partsOf, type StartedSpan, spansOf, timed } from "#site/phase/timed.ts";
import { boardAt, OnNow } from "./OnNow.tsx";
import styles from "./Started.module.css";

const PHOTOS = 3;

interface StartedProps extends AfterZero {
  /** The latest edition with photos, which is this one once its photos are published. */
  readonly latest: Edition["ediciones"][number] | undefined;
  /** The instant that the page as built shows. */
  readonly built: number;
  /** The class of the place, which the countdown has, too. */
  readonly place: string | undefined;
}

/**
 * Replaces the countdown once the doors are open: the talks that are on, and after the event thanks and photos.
 * A place has a head, and a board for each time in which the same talks are large; within them, only what changes
 * has spans of its own.
 */
export function Started({ latest, built, place, ...edition }: StartedProps) {
  const { programme, dates } = edition;
  const places = merged(spansOf(startedChanges(edition)), ({ from }) => {
    const isOver = from >= dates.end;
    const hasBoard = !isOver && boardAt(programme, from).large.length > 0;
    const isFinished = !isOver && programme.length > 0 && startedLines(edition, from).note !== null;
    return { isOver, hasBoard, leads: !hasBoard && !isFinished };
  });
  return places.map(({ value: { isOver, hasBoard, leads }, spans, span }) => {
    const during = { spans, built };
    return (
      <div key={span.from} className={place} {...timed(span, built)}>
        <div className={styles.head} data-board={!leads || undefined}>
          <div role="timer" data-state="started">
            <Line
              {...during}
              className={styles.title}
              textAt={(now) => startedLines(edition, now).title}
            />
            <Line
              {...during}
              className={styles.note}
              textAt={(now) => startedLines(edition, now).note}
            >
              <span className="visually-hidden"> · </span>
            </Line>
          </div>
          {hasBoard && (
            <Line {...during} className={styles.pause} textAt={(now) => pauseAt(programme, now)} />
          )}
        </div>
        {isOver && latest && <Photos {...latest} now={new Date(dates.starts).getUTCFullYear()} />}
        {hasBoard &&
          partsOf(spans, built, (now) => largeAt(programme, now)).map(({ key, spans, shown }) => (
            <OnNow key={key} spans={spans} built={built} shown={shown} programme={programme} />
          ))}
      </div>
    );
  });
}

/** What is large at an instant, and whether anything follows, without which it has all of the place. */
function largeAt(programme: AfterZero["programme"], now: number) {
  const { large, small } = boardAt(programme, now);
  return { large: large.map((item) => item.place), isLast: small.length === 0 };
}

/** The break that is on while the next talks are large. */
function pauseAt(programme: AfterZero["programme"], now: number): string | null {
  const { pause } = boardAt(programme, now);
  return pause ? [pause.title, endInWords(pause)].filter(Boolean).join(" ") : null;
}

interface LineProps {
  readonly spans: readonly StartedSpan[];
  readonly built: number;
  readonly className: string | undefined;
  /** The text that the page shows at an instant; no line without any. */
  readonly textAt: (now: number) => string | null;
  /** The element before the text. */
  readonly children?: ReactNode;
}

function Line({ spans, built, className, textAt, children }: LineProps) {
  return partsOf(spans, built, textAt).map(
    ({ value, key, shown }) =>
      value && (
        <p key={key} className={className} {...shown}>
          {children}
          <span>{value}</span>
        </p>
      ),
  );
}

/** A phone loads 640 and 480 pixels, which is what `photoShapes` allows it, and not twice as many. */
const leadSizes = "(min-width: 64em) 40vw, 55vw";
const otherSizes = "(min-width: 64em) 30vw, 42vw";

type PhotosProps = Edition["ediciones"][number] & {
  /** The year of the event. */
  readonly now: number;
};

function Photos({ anio, fotos, now }: PhotosProps) {
  const photos = widest(fotos);
  // Below thanks, photos of another year would be taken for this one's.
  const others = anio === now ? "Así" : `Mientras llegan las fotos de ${now}, así`;
  return (
    <a className={`${styles.photos} label`} href="#ediciones">
      <span>{`${others} fue ${anio}`}</span>
      <span className={styles.grid} data-photos={photos.length}>
        {photos.map((picture, index) => (
          <Photo
            key={picture.id}
            picture={picture}
            sizes={index === 0 ? leadSizes : otherSizes}
            decorative
          />
        ))}
      </span>
    </a>
  );
}

/** At most three photos, wide ones if there are any: frames as low as these would cut heads in upright ones. */
function widest(photos: readonly Picture[]): readonly Picture[] {
  const wide = photos.filter((photo) => frameOf(photo) === "wide");
  return (wide.length > 0 ? wide : photos).slice(0, PHOTOS);
}
