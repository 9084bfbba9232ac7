import { chatLink } from "../../../../domain/edition/chat-link.ts";
import type { Edition } from "../../../../domain/edition/edition.ts";
import type { Phase, PhaseDates } from "../../../../domain/phases/phase.ts";
import {
  DIRECTIONS,
  type PhaseTexts,
  type TicketPlace,
} from "../../../../domain/phases/phase-texts.ts";
import { Button } from "../../../ui/Button.tsx";
import { useTickets } from "../../participant-check/own-ticket/use-tickets.ts";
import { usePhase } from "../../phase/use-phase.ts";
import styles from "./ActionLinks.module.css";

/** The id of the dialog that `Valida tu registro` opens. */
export const checkDialogId = "validacion";

/** The chat message with which a visitor asks about a registration if the page has no look-up. */
const QUESTION = "¡Hola! ¿Ya está mi registro para la convención? Mi carnet es: ";

/** The actions of an edition, phase by phase. */
export interface ActionLinksProps {
  /** Its number. */
  readonly edition: number;
  readonly tickets: Pick<Edition["edicion"]["entradas"], "telefono" | "mensaje" | "consulta">;
  readonly dates: PhaseDates;
  readonly texts: Readonly<Record<Phase, PhaseTexts>>;
  /** The link, within the page, to the photos that a finished edition shows. */
  readonly photos: string;
  /** The link to the map, or to the venue within the page. */
  readonly directions: string;
}

interface Shown {
  /** Whether only the action that leads in its phase is shown; none before there are tickets. */
  readonly primaryOnly?: boolean;
}

/** The page's two actions: get a ticket, and check one's registration. */
export function ActionLinks({ primaryOnly, ...actions }: ActionLinksProps & Shown) {
  const { ticket, check, undecided } = useActions(actions);
  const { tickets, photos } = actions;
  // Visitors on their way to the event need the ticket first.
  const checkLeads = ticket.kind === "directions-link";
  const isCheckQuiet = (!checkLeads && ticket.kind !== "notice") || undefined;
  return (
    <>
      {!(primaryOnly && (checkLeads || ticket.kind === "notice")) && (
        <TicketAction place={ticket} tickets={tickets} photos={photos} undecided={undecided} />
      )}
      {check !== null && (!primaryOnly || checkLeads) && (
        <Button
          kind="confirm"
          className={styles.check}
          data-quiet={isCheckQuiet}
          data-undecided={undecided}
          {...(import.meta.env.STATIC
            ? { href: chatLink(tickets.telefono, tickets.consulta ?? QUESTION) }
            : // The platform opens the dialog, also before any script has run.
              { command: "show-modal", commandfor: checkDialogId })}
        >
          {check}
        </Button>
      )}
    </>
  );
}

/**
 * The actions of the phase; until the event is over, those with a saved ticket get directions and their
 * ticket instead. `undecided` until the page's clock is read.
 */
function useActions({ edition, dates, texts, directions }: ActionLinksProps) {
  const phase = usePhase(dates);
  const saved = useTickets({ edition, ends: dates.end });
  // The page is built for the phase in which tickets are available.
  const { ticket, check } = texts[phase ?? "open"];
  const undecided = phase === null;
  const [own] = saved;
  const isOver = ticket.kind === "photos-link";
  if (!own || isOver || import.meta.env.STATIC) return { ticket, check, undecided };
  const way: TicketPlace = { kind: "directions-link", text: DIRECTIONS, href: directions };
  const label =
    saved.length > 1 ? `Tus ${saved.length} tickets` : `Tu ticket · ${own.numeroTicket}`;
  return { ticket: way, check: label, undecided };
}

interface TicketActionProps {
  readonly place: TicketPlace;
  readonly tickets: ActionLinksProps["tickets"];
  readonly photos: string;
  readonly undecided: boolean;
}

function TicketAction({ place, tickets, photos, undecided }: TicketActionProps) {
  if (place.kind === "notice") return <p className={styles.notice}>{place.text}</p>;
  const isOffer = place.kind === "ticket-link";
  const href = isOffer
    ? chatLink(tickets.telefono, tickets.mensaje)
    : place.kind === "photos-link"
      ? photos
      : place.href;
  return (
    <Button
      kind="main"
      className={styles.ticket}
      data-quiet={place.kind === "directions-link" || undefined}
      data-undecided={isOffer ? undecided : undefined}
      href={href}
    >
      {place.text}
    </Button>
  );
}
