import { type CSSProperties, useEffect, useRef } from "react";
import { kindColour, kindWord } from "#people/model/carnet/kinds.ts";
import type { Registration } from "#people/model/carnet/participant.ts";
import { prefersReducedMotion } from "#platform/browser/preferences.ts";
import { MarkPicture } from "#site/parts/emblem/Mark.tsx";
import type { TicketEvent } from "../ticket/Ticket.tsx";
import styles from "./Pass.module.css";
import { passCode } from "./pass-code.ts";

interface PassProps {
  readonly carnet: string;
  readonly registration: Registration;
  readonly event: TicketEvent;
}

/**
 * The pass that is scanned at the door: the carnet as a QR code. It is separate from the ticket,
 * which people share.
 */
export function Pass({ carnet, registration, event }: PassProps) {
  const pass = useRef<HTMLDivElement>(null);
  const { size, data } = passCode(carnet);
  const { nombre, numeroTicket, tipo } = registration;
  const kind = kindWord(tipo);

  // With several tickets it may open below the fold; the door needs number, name and code at once.
  useEffect(() => {
    const behavior = prefersReducedMotion() ? "instant" : "smooth";
    pass.current?.scrollIntoView({ block: "start", behavior });
  }, []);

  return (
    <div ref={pass} className={styles.pass} data-pass>
      {kind !== "" && (
        <p className={styles.kind} style={ofKind(tipo)}>
          {kind}
        </p>
      )}
      <p className={styles.holder}>
        <span className={styles.number}>
          <span className="visually-hidden">Ticket </span>
          {numeroTicket}
        </span>
        <span className={styles.person}>
          <strong>{nombre}</strong> <span>{carnet}</span>
        </span>
      </p>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`Código QR del carnet ${carnet}`}
      >
        <path d={darkModules(data)} />
      </svg>
      {event.logo && <MarkPicture mark={event.logo} alt="" early />}
      <p className={styles.note}>
        Muéstralo en la puerta junto con tu carnet de la facultad. No lo compartas: con él,
        cualquiera puede ver tu registro.
      </p>
    </div>
  );
}

/** One unit per module. */
function darkModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : "")))
    .join("");
}

function ofKind(tipo: string | undefined): CSSProperties & { readonly "--kind"?: string } {
  const colour = kindColour(tipo);
  return colour === undefined ? {} : { "--kind": colour };
}
