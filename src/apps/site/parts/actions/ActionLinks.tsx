import { chatLink } from "../../../../domain/edition/chat-link.ts";
import type { Edition } from "../../../../domain/edition/edition.ts";
import type { Phase, PhaseDates } from "../../../../domain/phases/phase.ts";
import type { PhaseTexts, TicketPlace } from "../../../../domain/phases/phase-texts.ts";
import { Button } from "../../../ui/Button.tsx";
import { usePhase } from "../../phase/use-phase.ts";
import styles from "./ActionLinks.module.css";

/** The id of the dialog that `Valida tu registro` opens. */
export const checkDialogId = "validacion";

/** The chat message with which a visitor asks about a registration if the page has no look-up. */
const QUESTION = "¡Hola! ¿Ya está mi registro para la convención? Mi carnet es: ";

/** The actions of an edition, phase by phase. */
export interface ActionLinksProps {
  readonly tickets: Pick<Edition["edicion"]["entradas"], "telefono" | "mensaje" | "consulta">;
  readonly dates: PhaseDates;
  readonly texts: Readonly<Record<Phase, PhaseTexts>>;
  /** The link, within the page, to the photos that a finished edition shows. */
  readonly photos: string;
}

interface Shown {
  /** Whether only the action that leads in its phase is shown; none before there are tickets. */
  readonly one?: boolean;
}

/** The page's two actions: get a ticket, and check one's registration. */
export function ActionLinks({ tickets, dates, texts, photos, one }: ActionLinksProps & Shown) {
  const phase = usePhase(dates);
  // The page is built for the phase in which tickets are available.
  const { ticket, check } = texts[phase ?? "open"];
  const undecided = phase === null;
  // Who is on the way needs the ticket first.
  const checkLeads = ticket.kind === "directions-link";
  return (
    <>
      {!(one && (checkLeads || ticket.kind === "notice")) && (
        <TicketAction place={ticket} tickets={tickets} photos={photos} undecided={undecided} />
      )}
      {check !== null &&
        (!one || checkLeads) &&
        (import.meta.env.STATIC ? (
          <Button
            kind="confirm"
            className={styles.check}
            data-undecided={undecided}
            href={chatLink(tickets.telefono, tickets.consulta ?? QUESTION)}
          >
            {check}
          </Button>
        ) : (
          // The platform opens the dialog, also before any script has run.
          <Button
            kind="confirm"
            className={styles.check}
            data-undecided={undecided}
            command="show-modal"
            commandfor={checkDialogId}
          >
            {check}
          </Button>
        ))}
    </>
  );
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
      data-undecided={isOffer ? undecided : undefined}
      href={href}
    >
      {place.text}
    </Button>
  );
}
