import { useEffect, useRef } from "react";
import { prefersCalm } from "../../browser/prefers-calm.ts";
import { MarkPicture } from "../../parts/mark/MarkPicture.tsx";
import styles from "../ticket/TicketTools.module.css";
import { codePath, passCode } from "./pass-code.ts";
import type { PassFacts } from "./pass-picture.ts";

/**
 * The pass that is scanned at the door: the carnet as a QR code. It is separate from the ticket,
 * which people share.
 */
export function Pass(facts: PassFacts) {
  const shown = useRef<SVGSVGElement>(null);
  const code = passCode(facts.carnet);

  // It opens below the ticket, on a phone below the fold; a scanner needs all of it.
  useEffect(() => {
    const behavior = prefersCalm() ? "instant" : "smooth";
    shown.current?.scrollIntoView({ block: "center", behavior });
  }, []);

  return (
    <div className={styles.pass}>
      <svg
        ref={shown}
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`Código QR del carnet ${facts.carnet}`}
      >
        <path d={codePath(code)} />
      </svg>
      <p className={styles.holder}>
        <strong>{facts.registration.nombre}</strong>
        <span>
          Ticket {facts.registration.numeroTicket} · <span>{facts.carnet}</span>
        </span>
      </p>
      {facts.event.logo && <MarkPicture mark={facts.event.logo} alt="" early />}
      <p>
        Muéstralo en la puerta junto con tu carnet de la facultad. No lo compartas: con él,
        cualquiera puede ver tu registro.
      </p>
    </div>
  );
}
