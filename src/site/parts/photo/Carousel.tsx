import { type KeyboardEvent, useRef, useState } from "react";
import type { Picture } from "#edition/model/edition.ts";
import { prefersReducedMotion } from "#platform/browser/preferences.ts";
import { EASING } from "#platform/ui/styles/easing.ts";
import { ArrowIcon, ZoomIcon } from "#site/parts/icons/icons.tsx";
import { IconButton } from "../IconButton.tsx";
import styles from "./Carousel.module.css";
import { enlargePhoto } from "./enlarge-photo.ts";
import { Photo } from "./Photo.tsx";

interface CarouselProps {
  readonly label: string;
  readonly photos: readonly Picture[];
}

/** The duration of a move in milliseconds, as the faculty decided. */
const DURATION = 300;

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

const sizes = "(min-width: 1024px) 31vw, (min-width: 640px) 46vw, 100vw";

/** Photos side by side in a list that scrolls and snaps; buttons and arrow keys move it by one. */
export function Carousel({ label, photos }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  /** The first photo in view, once the list has moved. */
  const [first, setFirst] = useState<number>();
  const [isAtEnd, setAtEnd] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const shown = first === undefined ? undefined : photos[first];

  function read() {
    if (!list.current) return;
    setFirst(Math.round(list.current.scrollLeft / stepOf(list.current)));
    setAtEnd(isLastInView(list.current));
  }

  function show(index: number) {
    const slide = list.current?.children[index];
    slide?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }

  function move(step: -1 | 1) {
    if (list.current) leaf(list.current, step);
  }

  function leafByKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || step === undefined) return;
    event.preventDefault();
    move(step);
  }

  const button = (name: string, step: -1 | 1, isOver: boolean) => (
    <IconButton aria-label={name} aria-disabled={isOver} onClick={() => move(step)}>
      <ArrowIcon to={step === 1 ? "next" : "previous"} />
    </IconButton>
  );
  return (
    <div
      className={`${styles.carousel} not-on-paper`}
      data-photos={photos.length}
      role="group"
      aria-roledescription="carrusel"
      aria-label={label}
      onKeyDown={leafByKey}
      onPointerEnter={() => setUsed(true)}
      onFocus={() => setUsed(true)}
    >
      <ul ref={list} className={styles.slides} onScroll={read}>
        {photos.map((photo, index) => (
          <li key={photo.id} className={styles.slide}>
            <figure>
              <div className={styles.frame}>
                {/* Photos out of view load as soon as the visitor may move to them. */}
                <Photo picture={photo} sizes={sizes} eager={isUsed} />
                {/* Covers its photo. */}
                <button
                  type="button"
                  className={`${styles.zoom} needs-scripts`}
                  aria-label={`Ampliar foto ${index + 1}`}
                  onClick={({ currentTarget }) => enlargePhoto(photos, index, currentTarget, show)}
                >
                  <ZoomIcon />
                </button>
              </div>
              <figcaption className="label text-backdrop">{photo.leyenda}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {shown &&
          `Foto ${photos.indexOf(shown) + 1} de ${photos.length}: ${shown.leyenda ?? shown.alt}`}
      </p>
      {photos.length > 1 && (
        <div className={`${styles.buttons} needs-scripts`}>
          {button("Anterior", -1, (first ?? 0) === 0)}
          {button("Siguiente", 1, isAtEnd)}
        </div>
      )}
    </div>
  );
}

/** The distance between two neighbours. */
function stepOf({ children: [one, other] }: HTMLUListElement): number {
  if (!one || !other) return 1;
  return other.getBoundingClientRect().left - one.getBoundingClientRect().left;
}

function isLastInView(list: HTMLUListElement): boolean {
  const end = list.lastElementChild?.getBoundingClientRect().right ?? 0;
  return end <= list.getBoundingClientRect().right + 1;
}

/**
 * Scrolls by one photo at once, and lets the photos follow from where they were: a browser's own smooth
 * scrolling has no duration that can be set.
 */
function leaf(list: HTMLUListElement, step: -1 | 1): void {
  const before = list.scrollLeft;
  const length = stepOf(list);
  list.scrollLeft = (Math.round(before / length) + step) * length;
  const way = list.scrollLeft - before;
  if (way === 0 || prefersReducedMotion()) return;
  for (const photo of list.querySelectorAll("figure")) {
    photo.animate?.(
      { translate: [`${way}px`, "0px"] },
      // A move that is still under way goes on below it.
      { duration: DURATION, easing: EASING, composite: "add" },
    );
  }
}
