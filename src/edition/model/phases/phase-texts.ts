import type { EditionContent } from "../edition.ts";
import { directionsOf, isCalledOff } from "../event-state.ts";
import { wallClock } from "./event-dates.ts";
import type { Phase } from "./phase.ts";

type Identity = Pick<EditionContent["edicion"], "fechas" | "fases" | "estado"> & {
  readonly lugar?: Pick<EditionContent["edicion"]["lugar"], "mapa">;
  readonly constancia?: string | undefined;
};

/** The content of the place that offers a ticket, by phase. */
export type TicketPlace =
  | { readonly kind: "ticket-link"; readonly text: string }
  | { readonly kind: "notice"; readonly text: string }
  /** No button: the event was called off, nobody travels to it, or it has no photos yet. */
  | { readonly kind: "nothing"; readonly text: "" }
  /** A link to the map, to the venue on the page or to the photos on it. */
  | {
      readonly kind: "directions-link" | "photos-link";
      readonly text: string;
      readonly href: string;
    };

export interface PhaseTexts {
  readonly ticket: TicketPlace;
  /** The label of the button that opens the validation; `null` before there is a list. */
  readonly check: string | null;
  /** Whether that button is the wider one: it shows the ticket on the day, leads to the certificate afterwards, or stands alone. */
  readonly checkLeads: boolean;
  /** The text in the countdown's place after the event's day. */
  readonly past: string;
  readonly note: string | null;
}

const TICKET = "Consigue tu entrada aquí";
export const CHECK = "Valida tu registro";
/** On a page without a list it opens a chat. */
const ASK = "Pregunta por tu registro";
const DIRECTIONS = "Cómo llegar";
const OWN_TICKET = "Muestra tu ticket";
const OWN_CERTIFICATE = "Tu constancia";
const PAST = "¡Hasta la próxima!";
const PHOTOS = "Mira las fotos";
const THANKS = "Gracias por acompañarnos.";
const nothing = { kind: "nothing", text: "" } as const;

/** The link that leads to the event; nothing if nobody travels to it. */
export function directionsPlace(edicion: Parameters<typeof directionsOf>[0]): TicketPlace {
  const href = directionsOf(edicion);
  return href === null ? nothing : { kind: "directions-link", text: DIRECTIONS, href };
}

/** The content's own texts, or defaults. `photosOf` is the latest edition's year with photos. */
export function phaseTexts(
  edicion: Identity,
  withoutList = false,
  photosOf?: number,
): Readonly<Record<Phase, PhaseTexts>> {
  const { fases } = edicion;
  const { anunciada, abierta, dia, terminada } = fases ?? {};
  const usualCheck = withoutList ? ASK : CHECK;
  const past = terminada?.cuenta ?? PAST;
  const texts = (
    ticket: TicketPlace,
    check: string | null,
    note: string | null = null,
    checkLeads = ticket.kind === "directions-link" || ticket.kind === "nothing",
  ): PhaseTexts => ({ ticket, check, checkLeads, past, note });
  if (isCalledOff(edicion)) {
    const off = texts(nothing, usualCheck);
    const before = { announced: off, open: off, "event-day": off };
    return { ...before, "doors-open": off, "under-way": off, over: off };
  }
  const link = (text: string): TicketPlace => ({ kind: "ticket-link", text });
  const selling = (own: typeof abierta) =>
    texts(link(own?.entrada ?? TICKET), own?.registro ?? usualCheck);
  // Once the doors are open, the buttons serve people with a ticket; the content can offer tickets at
  // the door instead.
  const arrival = dia?.entrada === undefined ? directionsPlace(edicion) : link(dia.entrada);
  const shown = dia?.registro ?? (withoutList ? ASK : OWN_TICKET);
  const announced = anunciada?.entrada ?? announcement(fases?.entradasDesde);
  const photos = terminada?.entrada ?? (photosOf === undefined ? null : `${PHOTOS} de ${photosOf}`);
  const href = photosOf === undefined ? "#sede" : "#ediciones";
  const hasCertificate = !withoutList && edicion.constancia !== undefined;
  return {
    announced: texts({ kind: "notice", text: announced }, null),
    open: selling(abierta),
    "event-day": selling(dia),
    "doors-open": texts(arrival, shown, "Puertas abiertas"),
    "under-way": texts(arrival, shown),
    over: texts(
      photos === null ? nothing : { kind: "photos-link", text: photos, href },
      terminada?.registro ?? (hasCertificate ? OWN_CERTIFICATE : usualCheck),
      terminada?.gracias ?? THANKS,
      photos === null || hasCertificate,
    ),
  };
}

function announcement(ticketsFrom: string | undefined): string {
  if (ticketsFrom === undefined) return "Entradas muy pronto";
  const { dayAndMonth } = wallClock(ticketsFrom);
  return `Entradas desde el ${dayAndMonth}`;
}
