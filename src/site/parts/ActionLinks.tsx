import { chatLink } from "#edition/model/chat-link.ts";
import type { Edition } from "#edition/model/edition.ts";
import { type Phase, type PhaseDates, phaseSpans } from "#edition/model/phases/phase.ts";
import {
  DIRECTIONS,
  type PhaseTexts,
  type TicketPlace,
} from "#edition/model/phases/phase-texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { builtAt, type Span, type Timed, timed } from "../phase/timed.ts";
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
  /** The link to the map, or to the venue within the page. */
  readonly directions: string;
}

/** The place of an action in one span of time. */
interface ActionProps {
  readonly tickets: ActionLinksProps["tickets"];
  readonly shown: Timed;
}

/**
 * The page's two actions, get a ticket and check one's registration, as they are in every phase, of which
 * `showPage` shows the right ones: until the event is over, visitors with a saved ticket get directions and
 * their ticket instead. The one that leads in its phase has `data-leads`; with `leadingOnly` the others are
 * left out.
 */
export function ActionLinks({
  tickets,
  dates,
  texts,
  photos,
  directions,
  leadingOnly = false,
}: ActionLinksProps & { readonly leadingOnly?: boolean }) {
  const built = builtAt(dates);
  const canSave = !import.meta.env.STATIC;
  const shown = (span: Span) =>
    timed(span, built, canSave && span.until !== null ? "no" : undefined);
  const ofOwners = timed({ from: null, until: dates.end }, built, "yes");
  const way = { kind: "directions-link", text: DIRECTIONS, href: directions } as const;
  return (
    <>
      {merge(dates, (phase) => ({ ...texts[phase].ticket, photos }))
        .filter(({ value: { kind } }) => !leadingOnly || isLeading(kind))
        .map(({ value, ...span }) => (
          <TicketAction key={span.from} place={value} tickets={tickets} shown={shown(span)} />
        ))}
      {canSave && !leadingOnly && <TicketAction place={way} tickets={tickets} shown={ofOwners} />}
      {merge(dates, (phase) => checkIn(texts[phase])).map(
        ({ value, ...span }) =>
          value &&
          (value.leads || !leadingOnly) && (
            <CheckAction key={span.from} {...value} tickets={tickets} shown={shown(span)} />
          ),
      )}
      {canSave && <CheckAction text="Tu ticket" leads isOwn tickets={tickets} shown={ofOwners} />}
    </>
  );
}

/** A notice can be pressed as little as it leads. */
function isLeading(kind: TicketPlace["kind"]): boolean {
  return kind === "ticket-link" || kind === "photos-link";
}

/** Visitors on their way to the event need the ticket that they have first. */
function checkIn({ check, ticket }: PhaseTexts) {
  return check === null ? null : { text: check, leads: ticket.kind === "directions-link" };
}

/** What a phase has, from phase to phase; equal neighbours are one. */
function merge<Value>(dates: PhaseDates, of: (phase: Phase) => Value) {
  const parts: (Span & { readonly value: Value })[] = [];
  for (const { phase, from, until } of phaseSpans(dates)) {
    const value = of(phase);
    const last = parts.at(-1);
    const isSame = last && JSON.stringify(last.value) === JSON.stringify(value);
    if (isSame) parts.splice(-1, 1, { ...last, until });
    else parts.push({ from, until, value });
  }
  return parts;
}

interface TicketActionProps extends ActionProps {
  readonly place: TicketPlace & { readonly photos?: string };
}

function TicketAction({ place, tickets, shown }: TicketActionProps) {
  if (place.kind === "nothing") return null;
  if (place.kind === "notice") {
    return (
      <p className={styles.notice} {...shown}>
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
      className={styles.ticket}
      data-leads={isLeading(place.kind) || undefined}
      href={href}
      {...shown}
    >
      {place.text}
    </Button>
  );
}

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
      className={styles.check}
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
