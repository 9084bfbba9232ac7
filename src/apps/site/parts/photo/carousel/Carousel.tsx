import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper/types";
import type { Picture } from "../../../../../domain/edition/edition.ts";
import { ArrowIcon } from "../../../../ui/icons/icons.tsx";
import { prefersReducedMotion } from "../../../browser/prefers-reduced-motion.ts";
import { loadWhenNear } from "../../../loading/load-when-near.ts";
import { retriable } from "../../../loading/retriable.ts";
import { IconButton } from "../../IconButton.tsx";
import { frameOf } from "../frame-of.ts";
import { Photo } from "../Photo.tsx";
import { ZoomButton } from "../ZoomButton.tsx";
import styles from "./Carousel.module.css";
import { isUpright, leadOf, spotOf } from "./composition.ts";
import mosaic from "./Mosaic.module.css";

interface CarouselProps {
  readonly label: string;
  readonly photos: readonly Picture[];
}

/** Figures that the faculty decided: lengths in CSS pixels, times in milliseconds. */
const settings = {
  // On phones the styles set the widths: an upright photo leaves room for its neighbour.
  slidesPerView: "auto",
  spaceBetween: 20,
  speed: 300,
  threshold: 5,
  // Buttons are excluded, because they cover the photos and a drag may start on one.
  focusableElements: "input, select, option, textarea, video, label",
} as const;

/** The direction of each arrow key. */
const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

const sizes = "(min-width: 1024px) 66vw, (min-width: 640px) 63vw, 100vw";

const fetchSwiper = retriable(() => import("swiper"));

/**
 * Photos side by side. The built page has a list that scrolls and snaps; Swiper, imported when the
 * list comes near the viewport, takes over in the same layout and adds dragging with the mouse and
 * timed transitions.
 */
export function Carousel({ label, photos }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [swiper, { atStart, atEnd, left }] = useSwiper(viewport, photos.length);
  const shown = left === null ? undefined : photos[left];
  const start = left ?? 0;
  const view = photos.slice(start, start + 3);
  const lead = leadOf(view);
  const column = view.filter((_, place) => place !== lead);

  useEffect(() => {
    // A photo that had the focus before Swiper came is brought into view.
    const slides = [...(viewport.current?.querySelectorAll("li") ?? [])];
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    if (focused >= 0) swiper?.slideTo(focused);
  }, [swiper]);

  function leaf(step: -1 | 1) {
    if (swiper) {
      if (step === 1) swiper.slideNext();
      else swiper.slidePrev();
      return;
    }
    // Until Swiper is loaded, or if it cannot be, the list itself scrolls.
    const slide = viewport.current?.querySelector("li");
    viewport.current?.scrollBy({
      left: step * (slide?.offsetWidth ?? 0),
      behavior: prefersReducedMotion() ? "instant" : "smooth",
    });
  }

  function leafByKey(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || step === undefined) return;
    event.preventDefault();
    leaf(step);
  }

  return (
    <div
      className={`${styles.carousel} ${photos.length > 1 ? mosaic.mosaic : ""}`}
      data-photos={photos.length}
      data-upright={photos.every(isUpright)}
      data-bare={!photos.some(({ leyenda }) => leyenda)}
      data-lead={lead}
      data-column={column.map(frameOf).join(" ")}
      data-moved={left !== null}
      role="group"
      aria-roledescription="carrusel"
      aria-label={label}
      onKeyDown={leafByKey}
    >
      {/* A scrolling list must be reachable by keyboard; with Swiper nothing scrolls. */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-running={swiper !== null}
        tabIndex={swiper ? -1 : 0}
      >
        <ul className={`swiper-wrapper ${styles.slides}`}>
          {photos.map((photo, index) => (
            <li
              key={photo.id}
              className={`swiper-slide ${styles.slide}`}
              data-frame={frameOf(photo)}
              data-place={index - start}
              data-spot={spotOf(index - start, lead)}
            >
              <figure>
                <div className={styles.frame}>
                  {/* Photos beside the visible ones load as soon as the visitor can move to them. */}
                  <Photo picture={photo} sizes={sizes} eager={swiper !== null} />
                  <ZoomButton
                    photos={photos}
                    index={index}
                    onFocus={({ currentTarget }) => {
                      // Keyboard focus scrolls a photo into view; a press must not move the carousel.
                      if (currentTarget.matches(":focus-visible")) swiper?.slideTo(index);
                    }}
                  />
                </div>
                {photo.leyenda && (
                  <figcaption className="text-backdrop">{photo.leyenda}</figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {shown &&
          `Foto ${photos.indexOf(shown) + 1} de ${photos.length}: ${shown.leyenda ?? shown.alt}`}
      </p>
      <div className={styles.foot}>
        <p className={`${styles.caption} text-backdrop`}>{photos[start]?.leyenda}</p>
        {photos.length > 1 && (
          <>
            <IconButton aria-label="Anterior" aria-disabled={atStart} onClick={() => leaf(-1)}>
              <ArrowIcon to="previous" />
            </IconButton>
            <IconButton aria-label="Siguiente" aria-disabled={atEnd} onClick={() => leaf(1)}>
              <ArrowIcon to="next" />
            </IconButton>
          </>
        )}
      </div>
    </div>
  );
}

interface Place {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly left: number | null;
}

function useSwiper(viewport: RefObject<HTMLDivElement | null>, photoCount: number) {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  /** `left` is the index of the first photo in view, once it has changed. */
  const [place, setPlace] = useState<Place>({ atStart: false, atEnd: false, left: null });
  useEffect(() => {
    const list = viewport.current;
    if (!list) return;
    let running: Swiper | undefined;
    const read = ({ isBeginning, isEnd, activeIndex }: Swiper) =>
      setPlace(({ left }) => ({
        atStart: isBeginning,
        atEnd: isEnd,
        left: left === null && activeIndex === 0 ? null : activeIndex,
      }));
    const end = loadWhenNear(list, fetchSwiper, ({ Swiper: Engine }) => {
      // If the visitor has scrolled the list or moved the focus in it meanwhile, that photo stays.
      const step = (list.querySelector("li")?.offsetWidth ?? 0) + settings.spaceBetween;
      const focused = [...list.querySelectorAll("li")].findIndex((slide) =>
        slide.contains(document.activeElement),
      );
      const initialSlide = focused < 0 ? Math.round(list.scrollLeft / step) : focused;
      list.scrollTo({ left: 0, behavior: "instant" });
      // Set immediately instead of at the next render: with both Swiper's margins and the list's gap,
      // slides would jump.
      list.dataset.running = "true";
      running = new Engine(list, {
        ...settings,
        breakpoints: {
          640: { slidesPerView: Math.min(photoCount, 2) },
          1024: { slidesPerView: Math.min(photoCount, 3) },
        },
        initialSlide,
        ...(prefersReducedMotion() && { speed: 0 }),
        on: { init: read, slideChange: read, resize: read, toEdge: read },
      });
      setSwiper(running);
    });
    return () => {
      end();
      running?.destroy();
    };
  }, [viewport, photoCount]);
  return [swiper, place] as const;
}
