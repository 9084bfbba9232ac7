import type { Edition, Picture } from "#edition/model/edition.ts";
import { type AfterZero, onNow, startedLines } from "#edition/model/phases/started-lines.ts";
import { frameOf } from "#site/parts/photo/frame-of.ts";
import { Photo } from "#site/parts/photo/Photo.tsx";
import { builtAt, spansOf, timed } from "#site/phase/timed.ts";
import { OnNow, Pause } from "./OnNow.tsx";
import styles from "./Started.module.css";

/** Photos that fit the place. */
const PHOTOS = 3;

export interface StartedProps extends AfterZero {
  /** The instant that is shown, in milliseconds since the epoch. */
  readonly now: number;
  /** The latest edition with photos, which is this one once its photos are published. */
  readonly latest: Edition["ediciones"][number] | undefined;
}

/** Replaces the countdown once the doors are open: the talks that are on, and after the event thanks and photos. */
export function Started({ now, latest, ...edition }: StartedProps) {
  const isOver = now >= edition.dates.end;
  const { title, note } = startedLines(edition, now);
  const items = onNow(edition.programme, now);
  const isBoard = !isOver && items.now.length + items.coming.length > 0;
  return (
    <>
      <div
        className={styles.head}
        data-board={isBoard ? (items.resumes ? "resumes" : "on") : undefined}
      >
        <div role="timer" data-state="started">
          {isOver ? <Announcements {...edition} /> : <p className={styles.title}>{title}</p>}
          {note && (
            <p className={styles.note}>
              <span className="visually-hidden"> · </span>
              <span>{note}</span>
            </p>
          )}
        </div>
        {isBoard && <Pause {...items} />}
      </div>
      {isOver && latest && <Photos {...latest} />}
      {isBoard && <OnNow {...items} instant={now} />}
    </>
  );
}

/** That the event began, until its day ends, and then the farewell. */
function Announcements(edition: AfterZero) {
  const { end, dayEnds } = edition.dates;
  const built = builtAt(edition.dates);
  return spansOf(dayEnds > end ? [end, dayEnds] : [end]).map((span) => (
    <p key={span.from} className={styles.title} {...timed(span, built)}>
      {startedLines(edition, span.from).title}
    </p>
  ));
}

/** A phone loads 640 and 480 pixels, which is what `photoShapes` allows it, and not twice as many. */
const leadSizes = "(width >= 64em) 40vw, (width >= 48em) 60vw, 55vw";
const otherSizes = "(width >= 64em) 30vw, 42vw";

function Photos({ anio, fotos }: Edition["ediciones"][number]) {
  const photos = widest(fotos);
  return (
    <a className={styles.photos} href="#ediciones">
      <span className={styles.grid} data-photos={photos.length}>
        {photos.map((picture, index) => (
          <Photo key={picture.id} picture={picture} sizes={index === 0 ? leadSizes : otherSizes} />
        ))}
      </span>
      <span>Así fue {anio}</span>
    </a>
  );
}

/** At most three photos, wide ones if there are any: frames as low as these would cut heads in upright ones. */
function widest(photos: readonly Picture[]): readonly Picture[] {
  const wide = photos.filter((photo) => ["wide", "broad"].includes(frameOf(photo)));
  return (wide.length > 0 ? wide : photos).slice(0, PHOTOS);
}
