import {
  type Phase,
  type PhaseDates,
  phaseAt,
  untilNextPhase,
} from "../../domain/edition/phase.ts";
import { followClock } from "./follow-clock.ts";
import { timelineOf } from "./timeline.ts";

/**
 * Calls `onPhase` with the edition's phase by the browser's clock, at once and whenever it may have
 * changed. Returns a function that ends it.
 */
export function followPhase(given: PhaseDates, onPhase: (phase: Phase) => void): () => void {
  const { dates, now } = timelineOf(given);
  return followClock(() => {
    const instant = now();
    onPhase(phaseAt(dates, instant));
    return untilNextPhase(dates, instant);
  });
}
