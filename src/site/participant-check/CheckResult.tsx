import type { Edition } from "../../domain/edition.ts";
import { chatLink } from "../../domain/links.ts";
import type { LookupFailure } from "../api-client.ts";
import styles from "./CheckResult.module.css";
import { Ticket, type TicketEvent } from "./Ticket.tsx";
import type { CheckState } from "./use-participant-check.ts";

interface CheckResultProps {
  readonly state: CheckState;
  readonly tickets: Edition["edicion"]["entradas"];
  readonly event: TicketEvent;
}

const failures: Record<LookupFailure, string> = {
  offline:
    "No tienes conexión a internet. Tu carnet sigue aquí: conéctate y presiona Validar otra vez.",
  timeout:
    "El registro no respondió en 10 segundos. Puede ser tu señal: presiona Validar para intentarlo otra vez.",
  "too-many":
    "Hiciste demasiados intentos seguidos. Espera unos minutos y presiona Validar otra vez.",
  unavailable:
    "El registro está ocupado en este momento. Espera unos segundos y presiona Validar otra vez.",
  unexpected: "No pudimos consultar el registro. Presiona Validar para intentarlo otra vez.",
};

export function CheckResult({ state, tickets, event }: CheckResultProps) {
  switch (state.kind) {
    case "idle":
      return null;
    case "checking":
      return <p className={styles.waiting}>Buscando tu carnet en el registro…</p>;
    case "registered":
      return <Ticket carnet={state.carnet} registration={state.registration} event={event} />;
    case "unknown":
      return (
        <p className={styles.unknown}>
          <strong>No encontramos tu registro.</strong> Revisa que {state.carnet} sea tu carnet
          completo. Si aún no tienes entrada,{" "}
          <a href={chatLink(tickets.telefono, tickets.mensaje)}>consigue tu entrada aquí</a>.
        </p>
      );
    case "failed":
      return <p className={styles.failed}>{failures[state.reason]}</p>;
  }
}
