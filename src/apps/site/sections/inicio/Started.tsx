import type { Picture } from "../../../../domain/edition/edition.ts";
import type { ProgrammeItem } from "../../../../domain/phases/programme.ts";
import {
  type AfterZero,
  onNow,
  startedLines,
  untilNextLines,
} from "../../../../domain/phases/started-lines.ts";
import { frameOf } from "../../parts/photo/frame-of.ts";
import { Photo } from "../../parts/photo/Photo.tsx";
import { pageNow } from "../../phase/page-clock.ts";
import { useNow } from "../../phase/use-now.ts";
import styles from "./Started.module.css";

/** Photos that fit beside each other. */
const PHOTOS = 3;
/** The most rooms whose talks it lists. */
const ROOMS = 3;

interface StartedProps extends AfterZero {
  readonly isOver: boolean;
  readonly photos: readonly Picture[];
}

/** The place once the doors are open: it lists the talks that are on; afterwards it thanks and shows photos. */
export function Started({ isOver, photos, ...edition }: StartedProps) {
  const now = useNow((instant) => untilNextLines(edition, instant)) ?? pageNow();
  const { title, note } = startedLines(edition, now);
  return (
    <>
      <div role="timer" className={styles.timer} data-state="started">
        <p className={styles.title}>{title}</p>
        {note && (
          <p className={styles.note}>
            <span className="visually-hidden"> · </span>
            <span>{note}</span>
          </p>
        )}
      </div>
      {isOver ? <Photos photos={photos} /> : <OnNow {...onNow(edition.programme, now)} />}
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

/** The talks that are on and the next ones, room by room; it leads to the programme. */
function OnNow({ now, next }: ReturnType<typeof onNow>) {
  if (now.length + next.length === 0) return null;
  return (
    <a
      className={styles.programme}
      href="#tematicas"
      data-few={now.length + next.length <= 2 || undefined}
    >
      <Items name="Ahora" items={now} />
      <Items name={`Sigue ${next[0]?.at ?? ""}`} items={next} />
    </a>
  );
}

function Items({
  name,
  items,
}: {
  readonly name: string;
  readonly items: readonly ProgrammeItem[];
}) {
  if (items.length === 0) return null;
  const rest = items.length - ROOMS;
  return (
    <span className={styles.items}>
      <strong>{name}</strong>
      {items.slice(0, ROOMS).map(({ title, room }) => (
        <span key={title + room} className={styles.item}>
          {room && <small>{room} · </small>}
          {title}
        </span>
      ))}
      {rest > 0 && <small>y {rest} más</small>}
    </span>
  );
}
