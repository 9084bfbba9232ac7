import type { Registration } from "../../domain/carnet/participant.ts";
import type { IslandProps } from "../islands/island-props.ts";
import { Emblem } from "../parts/emblem/Emblem.tsx";
import styles from "./Ticket.module.css";

export type TicketEvent = IslandProps["participant-check"]["event"];

interface TicketProps {
  readonly carnet: string;
  readonly registration: Registration;
  readonly event: TicketEvent;
}

/** The answer for a registered participant, drawn as a ticket worth a screenshot. */
export function Ticket({ carnet, registration, event }: TicketProps) {
  const { nombre, numeroTicket } = registration;
  return (
    <article className={styles.ticket}>
      <div className={styles.emblem}>
        <Emblem editionNumber={event.editionNumber} />
      </div>
      <p className={styles.greeting}>
        ¡Felicidades, <strong className={styles.name}>{nombre}!</strong>
      </p>
      <p>
        Tu carnet <span className={styles.figures}>{carnet}</span> está registrado. Ya eres parte de
        la convención.
      </p>
      <p className={styles.number}>
        Tienes asignado el No. Ticket <strong>{numeroTicket}</strong>
      </p>
      <p className={styles.event}>
        <span>{event.title}</span>
        <span>{`${event.date}, ${event.time}`}</span>
        <span>{event.place}</span>
      </p>
    </article>
  );
}
