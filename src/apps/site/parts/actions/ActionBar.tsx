import { useEffect, useState } from "react";
import styles from "./ActionBar.module.css";
import { ActionLinks, type ActionLinksProps } from "./ActionLinks.tsx";

/**
 * On phones, repeats the hero's two buttons at the foot of the screen, while neither they nor the
 * page's footer are in view.
 */
export function ActionBar(actions: ActionLinksProps) {
  const visible = useNeitherInView("[data-hero-actions]", "#pie");
  return (
    <nav className={styles.bar} hidden={!visible} aria-label="Entrada y registro">
      <ActionLinks {...actions} />
    </nav>
  );
}

/** Whether the first element was scrolled out of view upwards and the second is not in view yet. */
function useNeitherInView(above: string, below: string): boolean {
  const [isAbove, setIsAbove] = useState(false);
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    // Everything below the window counts as in view, so that a jump over it is a change too.
    const first = new IntersectionObserver(
      (entries) => setIsAbove(entries.every((entry) => !entry.isIntersecting)),
      { rootMargin: "0px 0px 1000000px" },
    );
    const second = new IntersectionObserver((entries) =>
      setIsBelow(entries.every((entry) => !entry.isIntersecting)),
    );
    observe(first, above);
    observe(second, below);
    return () => {
      first.disconnect();
      second.disconnect();
    };
  }, [above, below]);
  return isAbove && isBelow;
}

function observe(observer: IntersectionObserver, selector: string): void {
  const element = document.querySelector(selector);
  if (element) observer.observe(element);
}
