import {
  type Phase,
  type PhaseDates,
  phaseAt,
  untilNextPhase,
} from "../../../domain/phases/phase.ts";
import { followClock } from "./follow-clock.ts";

/**
 * Calls `onPhase` with the edition's phase by the browser's clock, immediately and whenever it may
 * have changed. Returns a function that stops it.
 */
export function followPhase(dates: PhaseDates, onPhase: (phase: Phase) => void): () => void {
  return followClock(() => {
    const instant = Date.now();
    onPhase(phaseAt(dates, instant));
    return untilNextPhase(dates, instant);
  });
}
