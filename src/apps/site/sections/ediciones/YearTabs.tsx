import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Edition } from "../../../../domain/edition/edition.ts";
import { prefersReducedMotion } from "../../browser/prefers-reduced-motion.ts";
import { useMatches } from "../../browser/use-matches.ts";
import { whenDecoded } from "../../parts/photo/when-decoded.ts";
import { PhotoStack, VISIBLE_DEPTH } from "./PhotoStack.tsx";
import styles from "./YearTabs.module.css";

/** One tab per past edition, the first selected, and that edition's stack of photos. */
export function YearTabs({ editions }: { readonly editions: Edition["ediciones"] }) {
  const [selected, setSelected] = useState(0);
  // The photos of the year before stay until those of the selected one can be painted.
  const [shown, setShown] = useState(0);
  const latest = useRef(0);
  const tabList = useRef<HTMLDivElement>(null);
  const panels = useRef<(HTMLElement | null)[]>([]);
  // As in the styles.
  const isUpright = useMatches("(width >= 64em)");

  function select(index: number) {
    if (index === selected) return;
    setSelected(index);
    latest.current = index;
    const images = [...(panels.current[index]?.querySelectorAll("img") ?? [])];
    whenDecoded(images.slice(0, VISIBLE_DEPTH), () => {
      if (latest.current === index) withTransition(() => setShown(index));
    });
  }

  function move(event: KeyboardEvent) {
    const last = editions.length - 1;
    const before = selected === 0 ? last : selected - 1;
    const next = selected === last ? 0 : selected + 1;
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
    select(target);
    tabList.current?.querySelectorAll("button")[target]?.focus();
  }

  return (
    <div className={styles.editions}>
      <div className={`${styles.years} text-backdrop`}>
        <div
          ref={tabList}
          className={styles.tabs}
          role="tablist"
          aria-label="Año de la edición"
          aria-orientation={isUpright ? "vertical" : "horizontal"}
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
          ref={(panel) => {
            panels.current[index] = panel;
          }}
          role="tabpanel"
          id={`fotos-${anio}`}
          className={styles.panel}
          data-year={anio}
          aria-labelledby={`edicion-${anio}`}
          hidden={index !== shown}
        >
          <PhotoStack label={`Fotos de la edición ${anio}`} photos={fotos} />
        </div>
      ))}
    </div>
  );
}

/**
 * Changes the page in a View Transition if the browser supports it and motion is not reduced.
 * Starting one takes a slow phone long, so it starts one frame after the tab is selected.
 */
function withTransition(change: () => void) {
  const still = prefersReducedMotion();
  if (still || !document.startViewTransition) return change();
  requestAnimationFrame(() =>
    setTimeout(() => {
      const transition = document.startViewTransition(() => flushSync(change));
      // Another change skips the first transition; the change itself is still made.
      transition.ready.catch(() => undefined);
    }),
  );
}
