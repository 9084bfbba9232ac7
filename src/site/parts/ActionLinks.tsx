import { chatLink } from "#edition/model/chat-link.ts";
import type { Edition } from "#edition/model/edition.ts";
import { phaseDates, phaseSpans } from "#edition/model/phases/phase.ts";
import {
  CHECK,
  directionsPlace,
  type PhaseTexts,
  phaseTexts,
  type TicketPlace,
} from "#edition/model/phases/phase-texts.ts";
import buttonStyles from "#platform/ui/Button.module.css";
import { Button } from "#platform/ui/Button.tsx";
import { builtAt, merged, type Span, type Timed, timed } from "../phase/timed.ts";
import styles from "./ActionLinks.module.css";
import { useEdition } from "./edition-context.ts";

/** The id of the dialog that `Valida tu registro` opens. */
export const checkDialogId = "validacion";

/** The id of the dialog in which students sign up. */
export const signUpDialogId = "inscripcion";

/** The chat message with which a visitor asks about a registration if the page has no look-up. */
const QUESTION = "¡Hola! ¿Ya está mi registro para la convención? Mi carnet es: ";

/** The actions of an edition, which the page repeats in several places, with their texts phase by phase. */
export function actionsOf({ edicion, ediciones }: Pick<Edition, "edicion" | "ediciones">) {
  const { telefono, mensaje } = edicion.entradas;
  const signsUp = !import.meta.env.STATIC && edicion.inscripcion !== undefined;
  return {
    /** Whether students sign up on the page, instead of asking for tickets in the chat. */
    signsUp,
    /** The attributes of the link to the chat, which opens the dialog of the registration where scripts run. */
    ticketLink: {
      href: chatLink(telefono, mensaje),
      ...(signsUp && ({ commandfor: signUpDialogId, "aria-haspopup": "dialog" } as const)),
    },
    dates: phaseDates(edicion),
    texts: phaseTexts(edicion, import.meta.env.STATIC, ediciones[0]?.anio),
    directions: directionsPlace(edicion),
  };
}

/** The chat in which students ask, and the button that opens the look-up while they sign up. */
export function registrationChat(content: Pick<Edition, "edicion" | "ediciones">) {
  const { telefono, mensaje } = content.edicion.entradas;
  return { telefono, mensaje, check: actionsOf(content).texts.open.check ?? CHECK };
}

/**
 * The page's two actions, get a ticket and check one's registration, as they are in every phase, of which
 * `showPage` shows the right ones: until the event is over, visitors with a saved ticket get directions and
 * their ticket instead. The one that leads in its phase has `data-leads`.
 */
export function ActionLinks() {
  const { dates, texts, directions } = actionsOf(useEdition());
  const built = builtAt(dates);
  const spans = phaseSpans(dates);
  const canSave = !import.meta.env.STATIC;
  const shown = (span: Span) =>
    timed(span, built, canSave && span.until !== null ? "no" : undefined);
  const ofOwners = timed({ from: null, until: dates.end }, built, "yes");
  return (
    <>
      {merged(spans, ({ phase }) => ticketIn(texts[phase])).map(({ value, span }) => (
        <TicketAction key={span.from} {...value} shown={shown(span)} />
      ))}
      {canSave && <TicketAction place={directions} leads={false} shown={ofOwners} />}
      {merged(spans, ({ phase }) => checkIn(texts[phase])).map(
        ({ value, span }) =>
          value && <CheckAction key={span.from} {...value} shown={shown(span)} />,
      )}
      {canSave && <CheckAction text="Tu ticket" leads isOwn shown={ofOwners} />}
    </>
  );
}

function ticketIn({ ticket, checkLeads }: PhaseTexts) {
  return { place: ticket, leads: !checkLeads };
}

function checkIn({ check, checkLeads }: PhaseTexts) {
  return check === null ? null : { text: check, leads: checkLeads };
}

interface TicketActionProps {
  readonly place: TicketPlace;
  readonly leads: boolean;
  readonly shown: Timed;
}

function TicketAction({ place, leads, shown }: TicketActionProps) {
  const { ticketLink } = actionsOf(useEdition());
  if (place.kind === "nothing") return null;
  if (place.kind === "notice") {
    return (
      <p className={`${buttonStyles.button} ${styles.action} ${styles.notice}`} {...shown}>
        {place.text}
      </p>
    );
  }
  return (
    <Button
      kind="main"
      className={styles.action}
      data-leads={leads || undefined}
      {...(place.kind === "ticket-link" ? ticketLink : { href: place.href })}
      {...shown}
    >
      {place.text}
    </Button>
  );
}

interface CheckActionProps {
  readonly shown: Timed;
  readonly text: string;
  readonly leads: boolean;
  /** Whether `showPage` writes the number of the saved ticket into it. */
  readonly isOwn?: boolean;
}

function CheckAction({ text, leads, isOwn, shown }: CheckActionProps) {
  const { telefono, consulta = QUESTION } = useEdition().edicion.entradas;
  return (
    <Button
      kind="confirm"
      className={styles.action}
      data-leads={leads || undefined}
      data-ticket-label={isOwn}
      {...shown}
      {...(import.meta.env.STATIC
        ? { href: chatLink(telefono, consulta) }
        : // The platform opens the dialog, also before any script has run.
          { command: "show-modal", commandfor: checkDialogId })}
    >
      {text}
    </Button>
  );
}
