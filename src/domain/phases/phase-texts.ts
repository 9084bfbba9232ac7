import { atTime, wallClock } from "../dates/event-dates.ts";
import type { EditionContent } from "../edition/edition.ts";
import { type Phase, phaseDates } from "./phase.ts";

type Identity = Pick<EditionContent["edicion"], "fechas" | "fases"> & {
  readonly lugar?: Pick<EditionContent["edicion"]["lugar"], "mapa">;
};

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
  /** In the countdown's place once the event's day is over; until then it says that the event began. */
  readonly past: string;
  /** The second, smaller line under it; without one, what the programme says. */
  readonly note: string | null;
}

const TICKET = "Consigue tu entrada aquí";
const CHECK = "Valida tu registro";
const DIRECTIONS = "Cómo llegar";
const OWN_TICKET = "Muestra tu ticket";
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
  const past = terminada?.cuenta ?? PAST;
  const selling = (texts: typeof abierta): PhaseTexts => ({
    ticket: { kind: "ticket-link", text: texts?.entrada ?? TICKET },
    check: texts?.registro ?? CHECK,
    past,
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
      past,
      note: null,
    },
    open: selling(abierta),
    "event-day": selling(dia),
    "doors-open": {
      ...arriving,
      past,
      note: `Puertas abiertas: empezamos ${atTime(wallClock(fechas.inicio).time)}`,
    },
    "under-way": { ...arriving, past, note: null },
    over: {
      ticket: { kind: "photos-link", text: terminada?.entrada ?? PHOTOS },
      check: terminada?.registro ?? CHECK,
      past,
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
  const { dayAndMonth } = wallClock(ticketsFrom);
  return `Entradas desde el ${dayAndMonth}`;
}
