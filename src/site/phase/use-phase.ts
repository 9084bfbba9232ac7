import { useLayoutEffect, useState } from "react";
import { type Phase, type PhaseDates, phaseAt, untilNextPhase } from "../../domain/phase.ts";
import { timelineOf } from "./timeline.ts";

/** The longest wait that `setTimeout` can do, in milliseconds: about 25 days. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * The edition's phase by the browser's clock, kept up to date; `null` in the page as built and on
 * the first render, because the build cannot know when the page will be read.
 */
export function usePhase({ ticketsFrom, dayStarts, doors, end }: PhaseDates): Phase | null {
  const [phase, setPhase] = useState<Phase | null>(null);
  // Before the paint, so that the page as built is never seen to change.
  useLayoutEffect(() => {
    const { dates, now } = timelineOf({ ticketsFrom, dayStarts, doors, end });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const instant = now();
      setPhase(phaseAt(dates, instant));
      const wait = untilNextPhase(dates, instant);
      if (wait !== null) timer = setTimeout(look, Math.min(wait, LONGEST_WAIT));
    };
    look();
    // Timers of a hidden tab are late or stopped: read the clock again on return.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [ticketsFrom, dayStarts, doors, end]);
  return phase;
}
