import { type CSSProperties, useEffect, useId, useRef } from "react";
import { nodePath, segmentPath } from "#edition/model/pictures/emblem-geometry.ts";
import type { Registration } from "#people/model/carnet/participant.ts";
import { Emblem } from "#site/parts/emblem/Emblem.tsx";
import { MarkPicture } from "#site/parts/emblem/Mark.tsx";
import { CONSTELLATION_SIZE, constellationOf } from "./constellation.ts";
import styles from "./Ticket.module.css";
import type { TicketEvent } from "./ticket-event.ts";

interface TicketProps {
  readonly registration: Registration;
  readonly event: TicketEvent;
}

/**
 * The answer for a registered participant, drawn as a ticket. It does not contain the carnet, which
 * is the key to the look-up.
 */
export function Ticket({ registration, event }: TicketProps) {
  const { nombre, numeroTicket } = registration;
  const id = useId();
  const ticket = useRef<HTMLElement>(null);
  // Focuses the ticket instead of the field, because a phone's keyboard would cover it. A dialog that
  // opens with saved tickets also starts there, at the first.
  useEffect(() => {
    if (!ticket.current) return;
    ticket.current.autofocus = true;
    if (!document.activeElement?.matches("article")) ticket.current.focus({ preventScroll: true });
  }, []);
  return (
    <article
      ref={ticket}
      className={styles.ticket}
      tabIndex={-1}
      aria-labelledby={`${id}-saludo`}
      aria-describedby={`${id}-registro ${id}-ticket`}
    >
      <div className={styles.content}>
        <p id={`${id}-saludo`} className={styles.greeting}>
          ¡Felicidades,{" "}
          <strong className={styles.name} style={lengthOf(nombre)}>
            {`${nombre}!`}
          </strong>
        </p>
        <p id={`${id}-registro`}>Tu carnet está registrado. Ya eres parte de la convención.</p>
        <p id={`${id}-ticket`} className={`${styles.assigned} wraps`}>
          <span className={styles.label}>Tienes asignado el No. Ticket </span>
          <strong className={styles.number} style={lengthOf(numeroTicket)}>
            {numeroTicket}
          </strong>
          <Constellation ticketNumber={numeroTicket} />
        </p>
        <div className={styles.stub}>
          <div className={styles.event}>
            <p>{event.title}</p>
            <p>{`${event.days}, ${event.time}`}</p>
            {event.place && <p>{event.place}</p>}
          </div>
          {event.logo ? (
            <div className={styles.logo}>
              <MarkPicture mark={event.logo} alt="" early />
            </div>
          ) : (
            <div className={styles.emblem} data-numeral>
              <Emblem editionNumber={event.editionNumber} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

/** A drawing of the participant as a node among others; decorative. */
function Constellation({ ticketNumber }: { readonly ticketNumber: string }) {
  const constellation = constellationOf(ticketNumber);
  const [own, ...others] = constellation.nodes;
  return (
    <svg
      className={styles.constellation}
      data-constellation
      viewBox={`0 0 ${CONSTELLATION_SIZE} ${CONSTELLATION_SIZE}`}
      preserveAspectRatio="xMaxYMax"
      aria-hidden="true"
    >
      <path className={styles.links} d={segmentPath(constellation, constellation.links)} />
      <path className={styles.nodes} d={nodePath(others)} />
      <circle className={styles.own} cx={own?.x} cy={own?.y} r={7} />
    </svg>
  );
}

/** Passes the length of a text to the style, which sets longer texts smaller. */
function lengthOf(text: string): CSSProperties & { readonly "--length": number } {
  return { "--length": [...text].length };
}
