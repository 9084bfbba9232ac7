import { sameDay, wallClock } from "../dates/event-dates.ts";
import type { EditionContent } from "../edition/edition.ts";

/**
 * Where the edition stands: no tickets yet; tickets and list; the day of the event, from midnight
 * at the event's own offset; doors open; under way; and after its end.
 */
export type Phase = "announced" | "open" | "event-day" | "doors-open" | "under-way" | "over";

/** The instants at which phases change, in milliseconds since the epoch. */
export interface PhaseDates {
  /** Before it no tickets are to be had; `null` where they always are. */
  readonly ticketsFrom: number | null;
  readonly dayStarts: number;
  /** Zero of the countdown. */
  readonly doors: number;
  readonly starts: number;
  readonly end: number;
}

const DAY = 86_400_000;

type Identity = Pick<EditionContent["edicion"], "fechas" | "fases"> & {
  readonly lugar?: Pick<EditionContent["edicion"]["lugar"], "mapa">;
};

/** The dates of an edition's phases; one without `fin` ends at midnight of its day. */
export function phaseDates({ fechas, fases }: Identity): PhaseDates {
  return {
    ticketsFrom: fases?.entradasDesde === undefined ? null : Date.parse(fases.entradasDesde),
    dayStarts: Date.parse(sameDay(fechas.puertas, "00:00")),
    doors: Date.parse(fechas.puertas),
    starts: Date.parse(fechas.inicio),
    end:
      fechas.fin === undefined
        ? Date.parse(sameDay(fechas.inicio, "00:00")) + DAY
        : Date.parse(fechas.fin),
  };
}

/** The phase at `now`, in milliseconds since the epoch. */
export function phaseAt(dates: PhaseDates, now: number): Phase {
  if (now >= dates.end) return "over";
  if (now >= dates.starts) return "under-way";
  if (now >= dates.doors) return "doors-open";
  if (dates.ticketsFrom !== null && now < dates.ticketsFrom) return "announced";
  return now >= dates.dayStarts ? "event-day" : "open";
}

/** Milliseconds from `now` until another phase begins, or `null` when none will. */
export function untilNextPhase(dates: PhaseDates, now: number): number | null {
  const phase = phaseAt(dates, now);
  const changes = [dates.ticketsFrom, dates.dayStarts, dates.doors, dates.starts, dates.end]
    .filter((instant) => instant !== null)
    .filter((instant) => instant > now && phaseAt(dates, instant) !== phase);
  return changes.length === 0 ? null : Math.min(...changes) - now;
}

/** What stands where the page invites to get a ticket. */
export type TicketPlace =
  | { readonly kind: "ticket-link"; readonly text: string }
  | { readonly kind: "notice"; readonly text: string }
  /** How to get there: to the map, or to the venue on the page. */
  | { readonly kind: "directions-link"; readonly text: string; readonly href: string }
  /** Leads to the photos of past editions. */
  | { readonly kind: "photos-link"; readonly text: string };

/** What the page says in one phase. */
export interface PhaseTexts {
  readonly ticket: TicketPlace;
  /** On the button that opens the validation; `null` where there is no list to look in yet. */
  readonly check: string | null;
  /** In the countdown's place from its zero on. */
  readonly started: string;
  /** Small, after it. */
  readonly note: string | null;
}

const TICKET = "Consigue tu entrada aquí";
const CHECK = "Valida tu registro";
const DIRECTIONS = "Cómo llegar";
const OWN_TICKET = "Muestra tu ticket";
const DOORS_OPEN = "Puertas abiertas";
const STARTED = "¡Ya empezó el evento!";
const PAST = "El evento ya pasó";
const PHOTOS = "Mira las fotos";
const THANKS = "Gracias por acompañarnos. Nos vemos en la próxima edición.";

/**
 * What the page says in each phase: content's own texts, and good ones where it gives none. A page
 * `withoutList` shows no tickets, and promises none.
 */
export function phaseTexts(
  edicion: Identity,
  withoutList = false,
): Readonly<Record<Phase, PhaseTexts>> {
  const { fechas, fases, lugar } = edicion;
  const { anunciada, abierta, dia, terminada } = fases ?? {};
  const selling = (texts: typeof abierta): PhaseTexts => ({
    ticket: { kind: "ticket-link", text: texts?.entrada ?? TICKET },
    check: texts?.registro ?? CHECK,
    started: STARTED,
    note: null,
  });
  // Participants with a ticket are on the way; where tickets are sold at the door, content says so.
  const arriving = {
    ticket:
      dia?.entrada === undefined
        ? ({ kind: "directions-link", text: DIRECTIONS, href: lugar?.mapa ?? "#sede" } as const)
        : ({ kind: "ticket-link", text: dia.entrada } as const),
    check: dia?.registro ?? (withoutList ? CHECK : OWN_TICKET),
  };
  return {
    announced: {
      ticket: { kind: "notice", text: anunciada?.entrada ?? announcement(fases?.entradasDesde) },
      check: null,
      started: STARTED,
      note: null,
    },
    open: selling(abierta),
    "event-day": selling(dia),
    "doors-open": {
      ...arriving,
      started: DOORS_OPEN,
      note: `empezamos a las ${wallClock(fechas.inicio).time.replace(/ [AP]M$/, "")}`,
    },
    "under-way": { ...arriving, started: STARTED, note: null },
    over: {
      ticket: { kind: "photos-link", text: terminada?.entrada ?? PHOTOS },
      check: terminada?.registro ?? CHECK,
      started: terminada?.cuenta ?? PAST,
      note: terminada?.gracias ?? THANKS,
    },
  };
}

/**
 * The instants from and until which everything that the page offers is as in the phase `open`, for
 * which it is built; `null` is from the start.
 */
export function openSpan(edicion: Identity): readonly [from: number | null, until: number] {
  const { ticketsFrom, dayStarts, doors } = phaseDates(edicion);
  const { open, "event-day": day } = phaseTexts(edicion);
  const same = day.ticket.text === open.ticket.text && day.check === open.check;
  return [ticketsFrom, same ? doors : dayStarts];
}

function announcement(ticketsFrom: string | undefined): string {
  if (ticketsFrom === undefined) return "Entradas muy pronto";
  const { longDate } = wallClock(ticketsFrom);
  return `Entradas desde el ${longDate.replace(/ de \d+$/, "")}`;
}
