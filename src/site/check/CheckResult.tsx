import { phaseAt } from "#edition/model/phases/phase.ts";
import { isWholeCarnet, missingDigits, wholeYearQuestion } from "#people/model/carnet/carnet.ts";
import { ErrorBoundary } from "#platform/ui/ErrorBoundary.tsx";
import { readSignUpState } from "#registration/model/calls.ts";
import { SignUpStatus } from "#registration/site/SignUpStatus.tsx";
import { actionsOf, registrationChat } from "../parts/ActionLinks.tsx";
import { useIslandContent } from "../parts/edition-context.ts";
import { pageNow } from "../phase/page-clock.ts";
import { failureTexts, type LookupOutcome } from "./api-client.ts";
import styles from "./CheckResult.module.css";
import type { Celebration } from "./Confetti.tsx";
import { Ticket } from "./ticket/Ticket.tsx";
import { ticketEvent } from "./ticket/ticket-event.ts";

/** The confetti, which is fetched with every look-up; `null` once a press ended them. */
type Celebrating = { readonly celebration: Promise<Celebration | null> | null };

/** The state of the dialog. */
export type CheckState =
  /** Nothing was typed; tickets that were saved stand in the field's place. */
  | { readonly kind: "idle" }
  | { readonly kind: "asking"; readonly fault: string | undefined }
  | ({ readonly kind: "checking" } & Celebrating)
  | (LookupOutcome & Celebrating & { readonly carnet: string });

export type OwnTicket = typeof import("./ticket/TicketTools.tsx");

interface CheckResultProps {
  readonly state: CheckState;
  /** The actions on the result; `null` until they are loaded. */
  readonly own: OwnTicket | null;
}

/**
 * Each answer is one group: of several elements that appear at once, Orca says the last one only. Each
 * sentence is a paragraph, because screen readers join what stands in one.
 */
export function CheckResult({ state, own }: CheckResultProps) {
  const content = useIslandContent();
  const { carnet: groups, inscripcion } = content.edicion;
  switch (state.kind) {
    case "idle":
    case "asking":
      return null;
    case "checking":
      return <p>Buscando tu carnet en el registro…</p>;
    case "registered":
      return (
        <div className={styles.own}>
          <Ticket registration={state.registration} event={ticketEvent(content)} />
          <ErrorBoundary>
            {own && <own.TicketTools registration={state.registration} carnet={state.carnet} />}
          </ErrorBoundary>
        </div>
      );
    case "unknown": {
      const request = readSignUpState(state.request);
      if (request !== null) {
        return (
          <div role="group" className={styles.unknown}>
            <SignUpStatus
              state={request}
              chat={registrationChat(content)}
              terms={inscripcion ?? {}}
            />
          </div>
        );
      }
      return (
        <div role="group">
          <Unknown carnet={state.carnet} />
          <ErrorBoundary>
            {own && isWholeCarnet(state.carnet, groups) && <own.ChatHelp carnet={state.carnet} />}
          </ErrorBoundary>
        </div>
      );
    }
    case "failed": {
      const [fault, remedy] = failureTexts(state);
      return (
        <div role="group" key={state.reason} className={styles.failed}>
          <p>
            <strong>{fault}</strong>
          </p>
          <p>{remedy}</p>
        </div>
      );
    }
  }
}

interface UnknownProps {
  readonly carnet: string;
}

function Unknown({ carnet }: UnknownProps) {
  const groups = useIslandContent().edicion.carnet;
  const question = wholeYearQuestion(carnet);
  return (
    <div className={styles.unknown}>
      {isWholeCarnet(carnet, groups) ? (
        <p>
          <strong>No encontramos tu registro</strong> con el carnet{" "}
          <span className={styles.carnet}>{carnet}</span>.
        </p>
      ) : (
        <Incomplete carnet={carnet} />
      )}
      {question && <p>{question}</p>}
      <TicketOffer />
    </div>
  );
}

function Incomplete({ carnet }: UnknownProps) {
  const shape = missingDigits(carnet, useIslandContent().edicion.carnet);
  const count = shape.replaceAll("-", "").length;
  return (
    <>
      <p>
        <strong>No encontramos tu registro:</strong> tu carnet está incompleto.
      </p>
      <p>{count === 1 ? "Falta 1 dígito al final:" : `Faltan ${count} dígitos al final:`}</p>
      <p className={styles.incomplete}>
        {carnet}
        <span className={styles.missing} aria-hidden="true">
          {shape}
        </span>
      </p>
      <p>Complétalo y presiona Validar.</p>
    </>
  );
}

function TicketOffer() {
  const { ticketLink, dates, texts } = actionsOf(useIslandContent());
  if (texts[phaseAt(dates, pageNow())].ticket.kind !== "ticket-link") return null;
  return (
    <p className={styles.offer}>
      Si aún no tienes entrada, <a {...ticketLink}>consigue tu entrada aquí</a>.
    </p>
  );
}
