import { type CSSProperties, useEffect, useRef } from "react";
import { kindColour, kindWord } from "#people/model/carnet/kinds.ts";
import { prefersReducedMotion } from "#platform/browser/preferences.ts";
import { MarkPicture } from "#site/parts/emblem/Mark.tsx";
import styles from "./Pass.module.css";
import { codePath, passCode } from "./pass-code.ts";
import type { PassFacts } from "./pass-picture.ts";

/**
 * The pass that is scanned at the door: the carnet as a QR code. It is separate from the ticket,
 * which people share.
 */
export function Pass(facts: PassFacts) {
  const pass = useRef<HTMLDivElement>(null);
  const code = passCode(facts.carnet);
  const { nombre, numeroTicket, tipo } = facts.registration;
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
      <p className={`${styles.holder} wraps`}>
        <span className={styles.number}>
          <span className="visually-hidden">Ticket </span>
          {numeroTicket}
        </span>
        <span className={styles.person}>
          <strong>{nombre}</strong> <span>{facts.carnet}</span>
        </span>
      </p>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`Código QR del carnet ${facts.carnet}`}
      >
        <path d={codePath(code)} />
      </svg>
      {facts.event.logo && <MarkPicture mark={facts.event.logo} alt="" early />}
      <p className={styles.note}>
        Muéstralo en la puerta junto con tu carnet de la facultad. No lo compartas: con él,
        cualquiera puede ver tu registro.
      </p>
    </div>
  );
}

function ofKind(tipo: string | undefined): CSSProperties & { readonly "--kind"?: string } {
  const colour = kindColour(tipo);
  return colour === undefined ? {} : { "--kind": colour };
}
