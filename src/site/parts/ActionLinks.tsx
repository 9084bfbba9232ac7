import { chatLink } from "#edition/model/chat-link.ts";
import type { Edition } from "#edition/model/edition.ts";
import {
  type Phase,
  type PhaseDates,
  phaseDates,
  phaseSpans,
} from "#edition/model/phases/phase.ts";
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

/** The actions of an edition, phase by phase. */
interface Actions {
  readonly tickets: Pick<Edition["edicion"]["entradas"], "telefono" | "mensaje" | "consulta">;
  /** How students sign up on the page; `undefined` if they ask for tickets in the chat. */
  readonly registration: Edition["edicion"]["inscripcion"];
  readonly dates: PhaseDates;
  readonly texts: Readonly<Record<Phase, PhaseTexts>>;
  /** The link, within the page, to the photos that a finished edition shows. */
  readonly photos: string;
  readonly directions: TicketPlace;
}

/** The actions of an edition, which the page repeats in several places. */
export function actionsOf({ edicion, ediciones }: Pick<Edition, "edicion" | "ediciones">): Actions {
  return {
    tickets: edicion.entradas,
    registration: import.meta.env.STATIC ? undefined : edicion.inscripcion,
    dates: phaseDates(edicion),
    texts: phaseTexts(edicion, import.meta.env.STATIC, ediciones[0]?.anio),
    photos: ediciones.length > 0 ? "#ediciones" : "#sede",
    directions: directionsPlace(edicion),
  };
}

/** The chat in which students ask, and the button that opens the look-up while they sign up. */
export function registrationChat(content: Pick<Edition, "edicion" | "ediciones">) {
  const { telefono, mensaje } = content.edicion.entradas;
  return { telefono, mensaje, check: actionsOf(content).texts.open.check ?? CHECK };
}

/** The place of an action in one span of time. */
interface ActionProps {
  readonly tickets: Actions["tickets"];
  readonly shown: Timed;
}

/**
 * The page's two actions, get a ticket and check one's registration, as they are in every phase, of which
 * `showPage` shows the right ones: until the event is over, visitors with a saved ticket get directions and
 * their ticket instead. The one that leads in its phase has `data-leads`.
 */
export function ActionLinks() {
  const { tickets, registration, dates, texts, photos, directions } = actionsOf(useEdition());
  const built = builtAt(dates);
  const spans = phaseSpans(dates);
  const canSave = !import.meta.env.STATIC;
  const shown = (span: Span) =>
    timed(span, built, canSave && span.until !== null ? "no" : undefined);
  const ofOwners = timed({ from: null, until: dates.end }, built, "yes");
  return (
    <>
      {merged(spans, ({ phase }) => ({ ...texts[phase].ticket, photos })).map(({ value, span }) => (
        <TicketAction
          key={span.from}
          place={value}
          tickets={tickets}
          signsUp={registration !== undefined}
          shown={shown(span)}
        />
      ))}
      {canSave && <TicketAction place={directions} tickets={tickets} shown={ofOwners} />}
      {merged(spans, ({ phase }) => checkIn(texts[phase])).map(
        ({ value, span }) =>
          value && <CheckAction key={span.from} {...value} tickets={tickets} shown={shown(span)} />,
      )}
      {canSave && <CheckAction text="Tu ticket" leads isOwn tickets={tickets} shown={ofOwners} />}
    </>
  );
}

/** A notice can be pressed as little as it leads. */
function isLeading(kind: TicketPlace["kind"]): boolean {
  return kind === "ticket-link" || kind === "photos-link";
}

/** Visitors on their way to the event need the ticket that they have first; an action without another beside it leads. */
function checkIn({ check, ticket }: PhaseTexts) {
  const leads = ticket.kind === "directions-link" || ticket.kind === "nothing";
  return check === null ? null : { text: check, leads };
}

interface TicketActionProps extends ActionProps {
  readonly place: TicketPlace & { readonly photos?: string };
  /** Whether the link to the chat opens the dialog, where scripts run. */
  readonly signsUp?: boolean;
}

function TicketAction({ place, tickets, signsUp, shown }: TicketActionProps) {
  if (place.kind === "nothing") return null;
  if (place.kind === "notice") {
    return (
      <p className={`${buttonStyles.button} ${styles.action} ${styles.notice}`} {...shown}>
        {place.text}
      </p>
    );
  }
  const href = {
    "ticket-link": chatLink(tickets.telefono, tickets.mensaje),
    "photos-link": place.photos ?? "",
    "directions-link": "href" in place ? place.href : "",
  }[place.kind];
  return (
    <Button
      kind="main"
      className={styles.action}
      data-leads={isLeading(place.kind) || undefined}
      href={href}
      {...(signsUp && place.kind === "ticket-link" && opensSignUp)}
      {...shown}
    >
      {place.text}
    </Button>
  );
}

/** The attributes of a link to the chat that opens the dialog of the registration, where scripts run. */
export const opensSignUp = { commandfor: signUpDialogId, "aria-haspopup": "dialog" } as const;

interface CheckActionProps extends ActionProps {
  readonly text: string;
  readonly leads: boolean;
  /** Whether `showPage` writes the number of the saved ticket into it. */
  readonly isOwn?: boolean;
}

function CheckAction({ text, leads, isOwn, tickets, shown }: CheckActionProps) {
  return (
    <Button
      kind="confirm"
      className={styles.action}
      data-leads={leads || undefined}
      data-ticket-label={isOwn}
      {...shown}
      {...(import.meta.env.STATIC
        ? { href: chatLink(tickets.telefono, tickets.consulta ?? QUESTION) }
        : // The platform opens the dialog, also before any script has run.
          { command: "show-modal", commandfor: checkDialogId })}
    >
      {text}
    </Button>
  );
}
