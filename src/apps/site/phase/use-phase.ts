import { useLayoutEffect, useState } from "react";
import type { Phase, PhaseDates } from "../../../domain/phases/phase.ts";
import { followPhase } from "./follow-phase.ts";

/**
 * The current phase of the edition by the browser's clock; `null` in the built page and in the first
 * render, because the build does not know when the page is read.
 */
export function usePhase(dates: PhaseDates): Phase | null {
  const [phase, setPhase] = useState<Phase | null>(null);
  // Before the paint, so that no visitor sees the built page change.
  useLayoutEffect(() => followPhase(dates, setPhase), [dates]);
  return phase;
}
