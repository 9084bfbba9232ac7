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
  /** Directions: a link to the map, or to the venue on the page. */
  | { readonly kind: "directions-link"; readonly text: string; readonly href: string }
  | { readonly kind: "photos-link"; readonly text: string };

export interface PhaseTexts {
  readonly ticket: TicketPlace;
  /** The label of the button that opens the validation; `null` before there is a list. */
  readonly check: string | null;
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
  const photos = terminada?.entrada ?? (photosOf === undefined ? null : `${PHOTOS} de ${photosOf}`);
  const selling = (texts: typeof abierta): PhaseTexts => ({
    ticket: { kind: "ticket-link", text: texts?.entrada ?? TICKET },
    check: texts?.registro ?? usualCheck,
    past,
    note: null,
  });
  // Once the doors are open, the buttons serve people with a ticket; the content can offer tickets at
  // the door instead.
  const arriving = {
    ticket:
      dia?.entrada === undefined
        ? directionsPlace(edicion)
        : ({ kind: "ticket-link", text: dia.entrada } as const),
    check: dia?.registro ?? (withoutList ? ASK : OWN_TICKET),
  };
  if (isCalledOff(edicion)) {
    const texts = { ticket: nothing, check: usualCheck, past, note: null };
    return {
      announced: texts,
      open: texts,
      "event-day": texts,
      "doors-open": texts,
      "under-way": texts,
      over: texts,
    };
  }
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
      note: "Puertas abiertas",
    },
    "under-way": { ...arriving, past, note: null },
    over: {
      ticket: photos === null ? nothing : { kind: "photos-link", text: photos },
      check:
        terminada?.registro ??
        (withoutList || edicion.constancia === undefined ? usualCheck : OWN_CERTIFICATE),
      past,
      note: terminada?.gracias ?? THANKS,
    },
  };
}

function announcement(ticketsFrom: string | undefined): string {
  if (ticketsFrom === undefined) return "Entradas muy pronto";
  const { dayAndMonth } = wallClock(ticketsFrom);
  return `Entradas desde el ${dayAndMonth}`;
}
