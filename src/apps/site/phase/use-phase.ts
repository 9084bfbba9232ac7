import { useLayoutEffect, useState } from "react";
import type { Phase, PhaseDates } from "../../../domain/phases/phase.ts";
import { followPhase } from "./follow-phase.ts";

/**
 * The edition's phase by the browser's clock, kept up to date; `null` in the page as built and on
 * the first render, because the build cannot know when the page will be read.
 */
export function usePhase(dates: PhaseDates): Phase | null {
  const [phase, setPhase] = useState<Phase | null>(null);
  // Before the paint, so that no visitor sees the page as built change.
  useLayoutEffect(() => followPhase(dates, setPhase), [dates]);
  return phase;
}
