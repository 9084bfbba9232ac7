import {
  type KeyboardEvent,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Edition, Picture } from "#edition/model/edition.ts";
import { photoAddress } from "#site/parts/photo/photo-address.ts";
import styles from "./Ediciones.module.css";
import { PhotoStack } from "./PhotoStack.tsx";

/** How long a year waits for its first photo, in milliseconds. */
const PATIENCE = 500;

/**
 * One tab per past edition, the first selected, and that edition's stack of photos. Another year's stack takes the
 * place of the one before when its first photo can be drawn, because an empty frame would be seen until then.
 */
export function YearTabs({ editions }: { readonly editions: Edition["ediciones"] }) {
  const [chosen, setChosen] = useState<number>();
  const selected = chosen ?? 0;
  // The press is answered by the tab before its photos are rendered.
  const wanted = useDeferredValue(selected);
  const [shown, setShown] = useState(selected);
  /** The year that a mouse has come to, whose photos load before it is pressed. */
  const [near, setNear] = useState<number>();
  const tabList = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLDivElement>(null);
  const longestCaption = editions
    .flatMap(({ fotos }) => fotos.map(({ leyenda = "" }) => leyenda))
    .reduce((longest, caption) => (caption.length > longest.length ? caption : longest), "");

  useEffect(() => {
    if (wanted === shown) return;
    let isWanted = true;
    const show = () => isWanted && setShown(wanted);
    const timer = setTimeout(show, PATIENCE);
    // A photo that cannot be loaded has its frame.
    next.current?.querySelector("img")?.decode().then(show, show);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted, shown]);

  function move(event: KeyboardEvent) {
    const last = editions.length - 1;
    const before = selected === 0 ? last : selected - 1;
    const next = selected === last ? 0 : selected + 1;
    // As in the styles.
    const isUpright = matchMedia("(width >= 64em)").matches;
    const targets: Record<string, number> = {
      ArrowLeft: before,
      ArrowRight: next,
      ...(isUpright && { ArrowUp: before, ArrowDown: next }),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setChosen(target);
    tabList.current?.querySelectorAll("button")[target]?.focus();
  }

  return (
    <>
      <div className={`${styles.years} needs-scripts text-backdrop`}>
        <div
          ref={tabList}
          className={styles.tabs}
          role="tablist"
          aria-label="Año de la edición"
          onKeyDown={move}
        >
          {editions.map(({ anio }, index) => (
            <button
              key={anio}
              type="button"
              role="tab"
              id={`edicion-${anio}`}
              className={styles.tab}
              aria-selected={index === selected}
              aria-controls={`fotos-${anio}`}
              tabIndex={index === selected ? 0 : -1}
              onPointerEnter={({ pointerType }) => {
                // A finger may only begin to scroll here.
                if (pointerType === "mouse") startTransition(() => setNear(index));
              }}
              onClick={() => setChosen(index)}
            >
              {anio}
            </button>
          ))}
        </div>
      </div>
      {editions.map(({ anio, fotos }, index) => (
        <div
          key={anio}
          ref={index === wanted ? next : null}
          role="tabpanel"
          id={`fotos-${anio}`}
          className={styles.panel}
          data-chosen={chosen !== undefined}
          aria-labelledby={`edicion-${anio}`}
          hidden={index !== shown}
        >
          <noscript>
            <h3 className={styles.tab}>{anio}</h3>
            {index !== selected && fotos[0] && <PlainPhoto {...fotos[0]} />}
          </noscript>
          {[wanted, shown, near].includes(index) && (
            <PhotoStack
              label={`Fotos de la edición ${anio}`}
              photos={fotos}
              eager={chosen !== undefined || index === near}
              longestCaption={longestCaption}
            />
          )}
        </div>
      ))}
    </>
  );
}

/** For visitors without scripts, who see one photo of each year. */
function PlainPhoto(photo: Picture) {
  const { widths, width, height, alt } = photo;
  const address = photoAddress(photo, widths.at(-1) ?? width, "jpg");
  return <img src={address} width={width} height={height} alt={alt} loading="lazy" />;
}
