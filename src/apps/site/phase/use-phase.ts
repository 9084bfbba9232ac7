import {
  type Phase,
  type PhaseDates,
  phaseAt,
  untilNextPhase,
} from "../../../domain/phases/phase.ts";
import { useNow } from "./use-now.ts";

/** The edition's phase by the page's clock, kept up to date; `null` on the first render. */
export function usePhase(dates: PhaseDates): Phase | null {
  const now = useNow((instant) => untilNextPhase(dates, instant));
  return now === null ? null : phaseAt(dates, now);
}
