import { useEffect, useState } from "react";

/** Whether the hero's actions were scrolled out of view upwards and those of the footer are not in view yet. */
export function useActionsOutOfView(): boolean {
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
    observe(first, "[data-hero-actions]");
    observe(second, "#pie");
    return () => {
      first.disconnect();
      second.disconnect();
    };
  }, []);
  return isAbove && isBelow;
}

function observe(observer: IntersectionObserver, selector: string): void {
  const element = document.querySelector(selector);
  if (element) observer.observe(element);
}
