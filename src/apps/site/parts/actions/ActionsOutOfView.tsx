import { createContext, type PropsWithChildren, useContext, useEffect, useState } from "react";

const OutOfView = createContext(false);

/** Whether the hero's actions were scrolled out of view upwards and those of the footer are not in view yet. */
export const useActionsOutOfView = () => useContext(OutOfView);

/** Observes the actions once, for all below it. */
export function ActionsOutOfView({ children }: PropsWithChildren) {
  const [isAbove, setIsAbove] = useState(false);
  const [isBelow, setIsBelow] = useState(false);
  // Everything below the window counts as in view, so that a jump over it is a change too.
  useEffect(() => observe("[data-hero-actions]", setIsAbove, "0px 0px 1000000px"), []);
  useEffect(() => observe("#pie", setIsBelow), []);
  return <OutOfView value={isAbove && isBelow}>{children}</OutOfView>;
}

function observe(selector: string, setAway: (isAway: boolean) => void, rootMargin = "0px") {
  const element = document.querySelector(selector);
  // Hardened browsers lack it, and the page stays without the repeated actions.
  if (!element || !window.IntersectionObserver) return undefined;
  const observer = new IntersectionObserver(
    // The last entry is the newest.
    (entries) => setAway(entries.at(-1)?.isIntersecting === false),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
