import type { EditionContent } from "../edition.ts";
import { atOwnOffset } from "./event-dates.ts";
import { phaseDates } from "./phase.ts";

type StateDates = Pick<EditionContent["edicion"], "fechas" | "fases">;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * States of the page, which `npm run demo` and `npm run dev` show under a URL and `Textos` beside the form: one for
 * each phase. The last fourteen days come first, because they show most.
 */
export function pageStates(edicion: StateDates) {
  const { ticketsFrom, dayStarts, doors, starts, end } = phaseDates(edicion);
  const at = (name: string, now: number) => ({
    /** In Spanish, within a sentence. */
    name,
    /** In ms since the epoch. */
    now,
    query: `?ahora=${atOwnOffset(now, edicion.fechas.inicio)}`,
  });
  return [
    at("las últimas dos semanas", doors - 6 * DAY + 2.5 * HOUR),
    ...(ticketsFrom === null ? [] : [at("antes de que haya entradas", ticketsFrom - 30 * DAY)]),
    at("meses antes", Math.max(doors - 80 * DAY, ticketsFrom ?? 0)),
    at("la víspera", dayStarts - 5 * HOUR),
    at("puertas abiertas", doors + (starts - doors) / 2),
    at("durante el evento", starts + Math.min(3 * HOUR, (end - starts) / 2)),
    at("semanas después", end + 21 * DAY),
  ] as const;
}

export function statesInWords(edicion: StateDates, site: string): string {
  return [
    "  La misma página en otro momento (?ahora= mueve su reloj, solo en esta computadora):",
    ...pageStates(edicion).map(({ name, query }) => `    ${name.padEnd(29)}${site}/${query}`),
  ].join("\n");
}
