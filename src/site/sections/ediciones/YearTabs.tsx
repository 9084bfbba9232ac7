import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Edition } from "../../../domain/edition.ts";
import { PhotoStack } from "./PhotoStack.tsx";
import styles from "./YearTabs.module.css";

interface YearTabsProps {
  readonly editions: Edition["ediciones"];
}

/** One tab for each past edition, the first selected, and that edition's stack of photos. */
export function YearTabs({ editions }: YearTabsProps) {
  const [selected, setSelected] = useState(0);
  // What was asked for last: a transition makes the change a little later.
  const wanted = useRef(0);
  const tabList = useRef<HTMLDivElement>(null);

  function select(index: number) {
    if (index === wanted.current) return;
    wanted.current = index;
    withTransition(() => setSelected(index));
  }

  function move(event: KeyboardEvent) {
    const last = editions.length - 1;
    const current = wanted.current;
    const targets: Record<string, number> = {
      ArrowLeft: current === 0 ? last : current - 1,
      ArrowRight: current === last ? 0 : current + 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    tabList.current?.querySelectorAll("button")[target]?.focus();
  }

  return (
    <div className={styles.editions}>
      <div className={`${styles.years} veil`}>
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
              onClick={() => select(index)}
            >
              {anio}
            </button>
          ))}
        </div>
      </div>
      {editions.map(({ anio, fotos }, index) => (
        <div
          key={anio}
          role="tabpanel"
          id={`fotos-${anio}`}
          className={styles.panel}
          data-year={anio}
          aria-labelledby={`edicion-${anio}`}
          hidden={index !== selected}
        >
          <PhotoStack label={`Fotos de la edición ${anio}`} photos={fotos} />
        </div>
      ))}
    </div>
  );
}

/** Changes the page under a View Transition where there is one and motion is welcome. */
function withTransition(change: () => void) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !document.startViewTransition) return change();
  const transition = document.startViewTransition(() => flushSync(change));
  // A quicker second change skips the first; the change itself is made all the same.
  transition.ready.catch(() => undefined);
}
