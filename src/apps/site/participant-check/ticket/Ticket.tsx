import { type CSSProperties, useEffect, useId, useRef } from "react";
import type { Registration } from "../../../../domain/carnet/participant.ts";
import { Emblem } from "../../parts/emblem/Emblem.tsx";
import { Constellation } from "./Constellation.tsx";
import styles from "./Ticket.module.css";

/** What the ticket of a registered participant says of the event. */
export interface TicketEvent {
  readonly editionNumber: number;
  readonly title: string;
  readonly date: string;
  readonly time: string;
  readonly place: string;
  /** Address at which Google Calendar adds it. */
  readonly calendar: string;
  readonly map?: string | undefined;
}

interface TicketProps {
  readonly registration: Registration;
  readonly event: TicketEvent;
}

/**
 * The answer for a registered participant, drawn as a ticket worth a screenshot: the carnet, which is
 * the key to the look-up, is not on it.
 */
export function Ticket({ registration, event }: TicketProps) {
  const { nombre, numeroTicket } = registration;
  const greetingId = useId();
  const ticket = useRef<HTMLElement>(null);
  // Out of the field: a phone's keyboard would cover what the participant came for.
  // A dialog that opens with a saved ticket begins there too.
  useEffect(() => {
    if (!ticket.current) return;
    ticket.current.autofocus = true;
    ticket.current.focus({ preventScroll: true });
  }, []);
  return (
    <article ref={ticket} className={styles.ticket} tabIndex={-1} aria-labelledby={greetingId}>
      <p id={greetingId} className={styles.greeting}>
        ¡Felicidades,{" "}
        <strong className={styles.name} style={lengthOf(nombre)}>
          {`${nombre}!`}
        </strong>
      </p>
      <p>Tu carnet está registrado. Ya eres parte de la convención.</p>
      <p className={styles.assigned}>
        <span className={styles.label}>Tienes asignado el No. Ticket </span>
        <strong className={styles.number} style={lengthOf(numeroTicket)}>
          {numeroTicket}
        </strong>
        <Constellation ticketNumber={numeroTicket} />
      </p>
      <div className={styles.stub}>
        <p className={styles.event}>
          <span>{event.title}</span>
          <span>{`${event.date}, ${event.time}`}</span>
          <span>{event.place}</span>
        </p>
        <div className={styles.emblem} data-numeral>
          <Emblem editionNumber={event.editionNumber} />
        </div>
      </div>
    </article>
  );
}

/** Gives the style the length of a text, which is set smaller the longer it is. */
function lengthOf(text: string): CSSProperties & { readonly "--length": number } {
  return { "--length": [...text].length };
}
