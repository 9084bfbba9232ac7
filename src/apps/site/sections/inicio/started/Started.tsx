import type { Picture } from "../../../../../domain/edition/edition.ts";
import {
  type AfterZero,
  onNow,
  startedLines,
  untilNextLines,
} from "../../../../../domain/phases/started-lines.ts";
import { frameOf } from "../../../parts/photo/frame-of.ts";
import { Photo } from "../../../parts/photo/Photo.tsx";
import { pageNow } from "../../../phase/page-clock.ts";
import { useNow } from "../../../phase/use-now.ts";
import { OnNow, Standing } from "./OnNow.tsx";
import styles from "./Started.module.css";

/** Photos that fit beside each other. */
const PHOTOS = 3;

interface StartedProps extends AfterZero {
  readonly isOver: boolean;
  readonly photos: readonly Picture[];
}

/** The place once the doors are open: it lists the talks that are on; afterwards it thanks and shows photos. */
export function Started({ isOver, photos, ...edition }: StartedProps) {
  const now = useNow((instant) => untilNextLines(edition, instant)) ?? pageNow();
  const { title, note } = startedLines(edition, now);
  const items = onNow(edition.programme, now);
  const isBoard = !isOver && items.now.length + items.next.length > 0;
  return (
    <>
      <div className={styles.head} data-board={isBoard || undefined}>
        <div role="timer" className={styles.timer} data-state="started">
          <p className={styles.title}>{title}</p>
          {note && (
            <p className={styles.note}>
              <span className="visually-hidden"> · </span>
              <span>{note}</span>
            </p>
          )}
        </div>
        {isBoard && <Standing {...items} />}
      </div>
      {isOver && <Photos photos={photos} />}
      {isBoard && <OnNow {...items} />}
    </>
  );
}

function Photos({ photos }: Pick<StartedProps, "photos">) {
  if (photos.length === 0) return null;
  return (
    <a className={styles.photos} href="#ediciones">
      {widest(photos).map((picture) => (
        <Photo key={picture.id} picture={picture} sizes="(width >= 64em) 12vw, 30vw" />
      ))}
    </a>
  );
}

/** At most three photos; a row as low as theirs would cut the heads of upright ones. */
function widest(photos: readonly Picture[]): readonly Picture[] {
  const wide = photos.filter((photo) => ["wide", "broad"].includes(frameOf(photo)));
  return (wide.length > 0 ? wide : photos).slice(0, PHOTOS);
}
