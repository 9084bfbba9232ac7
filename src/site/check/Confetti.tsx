import { lazy, Suspense, useEffect, useState } from "react";
import { prefersReducedMotion } from "#platform/browser/preferences.ts";
import { themeColour } from "#platform/ui/styles/theme-colours.ts";

const load = () => import("react-confetti");
const Rain = lazy(load);

/** As the faculty decided; all pieces are released early enough to fall out of the window. */
const DURATION_MS = 4000;
const rain = { numberOfPieces: 250, gravity: 0.3, recycle: false, tweenDuration: 2500 } as const;

/** Without the green of the ticket, on which its pieces would not be seen. */
const colours = ["accent", "yellow", "text"] as const;

/**
 * Fetches the confetti. It is called with every look-up, regardless of the result: a request that only a
 * registered carnet causes would be visible in encrypted traffic.
 */
export function fetchConfetti(): void {
  if (!prefersReducedMotion()) load().catch(() => {});
}

/** Confetti over the window, behind the texts of a ticket; none if motion is reduced. */
export function Confetti() {
  const [isOver, setOver] = useState(prefersReducedMotion);
  useEffect(() => {
    const timer = setTimeout(setOver, DURATION_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <Suspense>
      <div aria-hidden="true">
        <Rain
          {...rain}
          colors={colours.map(themeColour)}
          style={{ position: "fixed", zIndex: 1 }}
        />
      </div>
    </Suspense>
  );
}
