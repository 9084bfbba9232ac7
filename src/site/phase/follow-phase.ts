import { type Phase, type PhaseDates, phaseAt, untilNextPhase } from "../../domain/phase.ts";
import { followClock } from "./follow-clock.ts";
import { timelineOf } from "./timeline.ts";

/**
 * Tells the edition's phase by the browser's clock, at once and whenever it may have changed. Gives
 * the function that ends it.
 */
export function followPhase(given: PhaseDates, tell: (phase: Phase) => void): () => void {
  const { dates, now } = timelineOf(given);
  return followClock(() => {
    const instant = now();
    tell(phaseAt(dates, instant));
    return untilNextPhase(dates, instant);
  });
}
