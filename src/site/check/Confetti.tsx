import { useEffect, useState } from "react";
import { prefersReducedMotion } from "#platform/browser/preferences.ts";
import { themeColour } from "#platform/ui/styles/theme-colours.ts";

const load = () => import("react-confetti");

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

/** Confetti over the window, behind the texts of a ticket; none if motion is reduced, or they cannot be loaded. */
export function Confetti() {
  const [Rain, setRain] = useState<Awaited<ReturnType<typeof load>>["default"] | null>(null);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    load().then(
      (confetti) => {
        setRain(() => confetti.default);
        timer = setTimeout(setRain, DURATION_MS, null);
      },
      () => {},
    );
    return () => clearTimeout(timer);
  }, []);
  if (!Rain) return null;
  return (
    <div aria-hidden="true">
      <Rain {...rain} colors={colours.map(themeColour)} style={{ position: "fixed", zIndex: 1 }} />
    </div>
  );
}
