import { wallClock } from "../dates/event-dates.ts";
import type { EditionContent } from "./edition.ts";

/**
 * Where the edition stands: no tickets yet; tickets and list; the day of the event, from midnight
 * at the event's own offset; and after its end.
 */
export type Phase = "announced" | "open" | "event-day" | "over";

/** The instants at which phases change, in milliseconds since the epoch; `null` is never. */
export interface PhaseDates {
  /** Before it no tickets are to be had. */
  readonly ticketsFrom: number | null;
  readonly dayStarts: number;
  /** Zero of the countdown; it begins no phase. */
  readonly doors: number;
  readonly end: number | null;
}

type Identity = Pick<EditionContent["edicion"], "fechas" | "fases">;

/** The dates of an edition's phases, as content gives them. */
export function phaseDates({ fechas, fases }: Identity): PhaseDates {
  const offset = /(Z|[+-]\d{2}:\d{2})$/.exec(fechas.puertas)?.[0] ?? "Z";
  return {
    ticketsFrom: fases?.entradasDesde === undefined ? null : Date.parse(fases.entradasDesde),
    dayStarts: Date.parse(`${fechas.puertas.slice(0, 10)}T00:00:00${offset}`),
    doors: Date.parse(fechas.puertas),
    end: fechas.fin === undefined ? null : Date.parse(fechas.fin),
  };
}

/** The phase at `now`, in milliseconds since the epoch. */
export function phaseAt({ ticketsFrom, dayStarts, end }: PhaseDates, now: number): Phase {
  if (end !== null && now >= end) return "over";
  if (ticketsFrom !== null && now < ticketsFrom) return "announced";
  return now >= dayStarts ? "event-day" : "open";
}

/** Milliseconds from `now` until another phase begins, or `null` when none will. */
export function untilNextPhase(dates: PhaseDates, now: number): number | null {
  const phase = phaseAt(dates, now);
  const changes = [dates.ticketsFrom, dates.dayStarts, dates.end]
    .filter((instant) => instant !== null)
    .filter((instant) => instant > now && phaseAt(dates, instant) !== phase);
  return changes.length === 0 ? null : Math.min(...changes) - now;
}

/** What stands where the page invites to get a ticket. */
export type TicketPlace =
  | { readonly kind: "ticket-link"; readonly text: string }
  | { readonly kind: "notice"; readonly text: string }
  /** Leads to the photos of past editions. */
  | { readonly kind: "photos-link"; readonly text: string };

/** What the page says in one phase. */
export interface PhaseTexts {
  readonly ticket: TicketPlace;
  /** On the button that opens the validation; `null` where there is no list to look in yet. */
  readonly check: string | null;
  /** In the countdown's place from its zero on. */
  readonly started: string;
  readonly thanks: string | null;
}

const TICKET = "Consigue tu entrada aquí";
const CHECK = "Valida tu registro";
const STARTED = "¡Ya empezó el evento!";
const PHOTOS = "Mira las fotos";
const THANKS = "Gracias por acompañarnos. Nos vemos en la próxima edición.";

/** What the page says in each phase: content's own texts, and good ones where it gives none. */
export function phaseTexts({ fases }: Identity): Readonly<Record<Phase, PhaseTexts>> {
  const { anunciada, abierta, dia, terminada } = fases ?? {};
  const selling = (texts: typeof abierta): PhaseTexts => ({
    ticket: { kind: "ticket-link", text: texts?.entrada ?? TICKET },
    check: texts?.registro ?? CHECK,
    started: STARTED,
    thanks: null,
  });
  return {
    announced: {
      ticket: { kind: "notice", text: anunciada?.entrada ?? announcement(fases?.entradasDesde) },
      check: null,
      started: STARTED,
      thanks: null,
    },
    open: selling(abierta),
    "event-day": selling(dia),
    over: {
      ticket: { kind: "photos-link", text: terminada?.entrada ?? PHOTOS },
      check: terminada?.registro ?? CHECK,
      started: terminada?.cuenta ?? STARTED,
      thanks: terminada?.gracias ?? THANKS,
    },
  };
}

function announcement(ticketsFrom: string | undefined): string {
  if (ticketsFrom === undefined) return "Entradas muy pronto";
  const { longDate } = wallClock(ticketsFrom);
  return `Entradas desde el ${longDate.replace(/ de \d+$/, "")}`;
}
