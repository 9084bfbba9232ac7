import { chatLink } from "../../domain/edition/chat-link.ts";
import type { LookupFailure } from "../browser/api-client.ts";
import type { ActionLinksProps } from "../parts/actions/ActionLinks.tsx";
import { usePhase } from "../phase/use-phase.ts";
import styles from "./CheckResult.module.css";
import { ShareNode } from "./share/ShareNode.tsx";
import { Ticket, type TicketEvent } from "./ticket/Ticket.tsx";
import type { CheckState } from "./use-participant-check.ts";

interface CheckResultProps {
  readonly state: CheckState;
  readonly actions: ActionLinksProps;
  readonly event: TicketEvent;
}

const failures: Record<LookupFailure, string> = {
  offline:
    "No tienes conexión a internet. Tu carnet sigue aquí: conéctate y presiona Validar otra vez.",
  timeout:
    "El registro no respondió en 10 segundos. Puede ser tu señal: presiona Validar para intentarlo otra vez.",
  "too-many": "Desde esta red se hicieron demasiadas consultas.",
  unavailable: "El registro está ocupado en este momento.",
  unexpected: "No pudimos consultar el registro. Presiona Validar para intentarlo otra vez.",
};

export function CheckResult({ state, actions, event }: CheckResultProps) {
  switch (state.kind) {
    case "idle":
      return null;
    case "checking":
      return <p className={styles.waiting}>Buscando tu carnet en el registro…</p>;
    case "registered":
      return (
        <>
          <Ticket carnet={state.carnet} registration={state.registration} event={event} />
          <ShareNode
            facts={{
              ...event,
              ticketNumber: state.registration.numeroTicket,
              firstName: state.registration.nombre.split(" ")[0] ?? "",
            }}
            dayStarts={actions.dates.dayStarts}
          />
        </>
      );
    case "unknown":
      return <Unknown carnet={state.carnet} {...actions} />;
    case "failed":
      return (
        <p className={styles.failed}>
          {failures[state.reason]}
          {retry(state.reason, state.retrySeconds)}
        </p>
      );
  }
}

/** When to try again; a network's limit takes minutes to refill, the registry seconds to answer. */
function retry(reason: LookupFailure, seconds: number | null): string {
  if (reason !== "too-many" && reason !== "unavailable") return "";
  const minutes = Math.ceil((seconds ?? 0) / 60);
  const wait =
    seconds === null
      ? `unos ${reason === "too-many" ? "minutos" : "segundos"}`
      : minutes > 1
        ? `${minutes} minutos`
        : seconds === 1
          ? "1 segundo"
          : `${seconds} segundos`;
  return ` Intenta de nuevo en ${wait}.`;
}

interface UnknownProps extends ActionLinksProps {
  readonly carnet: string;
}

function Unknown({ carnet, tickets, dates, texts }: UnknownProps) {
  const selling = texts[usePhase(dates) ?? "open"].ticket.kind === "ticket-link";
  return (
    <p className={styles.unknown}>
      <strong>No encontramos tu registro.</strong> Revisa que{" "}
      <span className={styles.carnet}>{carnet}</span> sea tu carnet completo.{" "}
      {selling ? "Si aún no tienes entrada, " : "Si crees que es un error, "}
      <a href={chatLink(tickets.telefono, tickets.mensaje)}>
        {selling ? "consigue tu entrada aquí" : "escríbenos"}
      </a>
      .
    </p>
  );
}
