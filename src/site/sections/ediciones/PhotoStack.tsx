import { type KeyboardEvent, useRef, useState } from "react";
import type { Picture } from "#edition/model/edition.ts";
import { IconButton } from "#site/parts/IconButton.tsx";
import { ArrowIcon, ZoomIcon } from "#site/parts/icons/icons.tsx";
import { enlargePhoto } from "#site/parts/photo/enlarge-photo.ts";
import { frameOf } from "#site/parts/photo/frame-of.ts";
import { Photo } from "#site/parts/photo/Photo.tsx";
import styles from "./PhotoStack.module.css";
import { useThrow } from "./use-throw.ts";

interface PhotoStackProps {
  readonly label: string;
  readonly photos: readonly Picture[];
  /** Whether the photos load at once, while the stack is still hidden. */
  readonly eager: boolean;
  /** Of all years; its lines stay free. */
  readonly longestCaption: string;
}

/** Photos from this depth on are hidden under the others. */
const VISIBLE_DEPTH = 4;
const sizes = "(min-width: 1024px) 50vw, 88vw";

/** A stack of photos: the top one can be thrown aside and goes to the bottom. */
export function PhotoStack({ label, photos, eager, longestCaption }: PhotoStackProps) {
  const [top, setTop] = useState(0);
  const topPhoto = useRef<HTMLLIElement>(null);
  const leaf = (step: number) =>
    setTop((before) => (before + step + photos.length) % photos.length);
  const { dragHandlers, throwAside } = useThrow(topPhoto, () => leaf(1));

  function leafByKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey) return;
    if (key === "ArrowLeft") leaf(-1);
    if (key === "ArrowRight") leaf(1);
  }

  const shown = photos[top];
  return (
    <div className={styles.stack} role="group" aria-label={label} onKeyDown={leafByKey}>
      <ol
        className={styles.pile}
        data-no-particles
        // Otherwise the browser would drag the picture.
        onDragStart={(event) => event.preventDefault()}
        {...(photos.length > 1 && dragHandlers)}
      >
        {photos.map((photo, index) => {
          const depth = (index - top + photos.length) % photos.length;
          return (
            <li
              key={photo.id}
              ref={depth === 0 ? topPhoto : null}
              className={styles.photo}
              data-frame={frameOf(photo)}
              data-depth={Math.min(depth, VISIBLE_DEPTH)}
              aria-hidden={depth !== 0}
            >
              <Photo picture={photo} sizes={sizes} eager={eager} decorative={depth !== 0} />
            </li>
          );
        })}
      </ol>
      <div className={`${styles.foot} wraps needs-scripts`}>
        <p
          className={`${styles.caption} label text-backdrop`}
          data-longest={longestCaption}
          aria-live="polite"
        >
          {photos.length > 1 && (
            <span className="visually-hidden">{`Foto ${top + 1} de ${photos.length}: `}</span>
          )}
          <span>{shown?.leyenda}</span>
        </p>
        <div className={`${styles.controls} wraps`}>
          <IconButton
            aria-label="Ampliar foto"
            onClick={({ currentTarget }) => enlargePhoto(photos, top, currentTarget, setTop)}
          >
            <ZoomIcon />
          </IconButton>
          {photos.length > 1 && (
            <>
              <IconButton aria-label="Foto anterior" onClick={() => leaf(-1)}>
                <ArrowIcon to="previous" />
              </IconButton>
              <IconButton aria-label="Foto siguiente" onClick={() => throwAside()}>
                <ArrowIcon to="next" />
              </IconButton>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
