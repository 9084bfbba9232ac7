import type { EditionContent } from "../../../../../domain/edition/edition.ts";
import { phaseDates } from "../../../../../domain/phases/phase.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const phaseNames = [
  { phase: "before", name: "Meses antes" },
  { phase: "last-days", name: "Los últimos días" },
  { phase: "day", name: "Durante el evento" },
  { phase: "after", name: "Después" },
] as const;
export type PreviewPhase = (typeof phaseNames)[number]["phase"];

/** An instant of that phase, in ms since the epoch. */
export function phaseTime(
  edicion: Pick<EditionContent["edicion"], "fechas" | "fases">,
  phase: PreviewPhase,
): number {
  const { ticketsFrom, doors, starts, end } = phaseDates(edicion);
  switch (phase) {
    case "before":
      return ticketsFrom === null ? doors - 80 * DAY : ticketsFrom - DAY;
    case "last-days":
      return doors - 6 * DAY + 2.5 * HOUR;
    case "day":
      return starts + Math.min(3 * HOUR, (end - starts) / 2);
    case "after":
      return end + 21 * DAY;
  }
}
