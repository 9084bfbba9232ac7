import { type MouseEvent, useEffect, useState } from "react";
import { calendarFileName } from "#edition/model/calendar-event.ts";
import { chatLink } from "#edition/model/chat-link.ts";
import { phaseDates } from "#edition/model/phases/phase.ts";
import type { Registration } from "#people/model/carnet/participant.ts";
import { Button } from "#platform/ui/Button.tsx";
import { useIslandContent } from "#site/parts/edition-context.ts";
import { pageNow } from "#site/phase/page-clock.ts";
import {
  forgetTicket,
  isSaved,
  renewTicket,
  type SavedTicket,
  saveTicket,
} from "#site/phase/saved-tickets.ts";
import resultStyles from "../CheckResult.module.css";
import { NodePicture } from "../pass/NodePicture.tsx";
import { Pass } from "../pass/Pass.tsx";
import { OwnCertificate } from "./OwnCertificate.tsx";
import { Ticket } from "./Ticket.tsx";
import styles from "./TicketTools.module.css";
import { ticketEvent } from "./ticket-event.ts";

/*
 * The actions on an answer. Loaded with every look-up, regardless of the result, and if a ticket is
 * saved on the phone.
 */

interface TicketToolsProps {
  readonly carnet: string;
  readonly registration: Registration;
}

/** The actions on a ticket: show, share, save, forget, directions; from the event's day on, its certificate. */
export function TicketTools({ carnet, registration }: TicketToolsProps) {
  const content = useIslandContent();
  const { edicion } = content;
  const event = ticketEvent(content);
  const dates = phaseDates(edicion);
  const { nombre, numeroTicket } = registration;
  const ticket: SavedTicket = { ...registration, carnet, edition: event.editionNumber };
  const [showsPass, setShowsPass] = useState(false);
  const [state, setState] = useState<"found" | "saved" | "forgotten" | "refused">(
    isSaved(ticket) ? "saved" : "found",
  );
  useEffect(() => {
    renewTicket({ ...registration, carnet, edition: event.editionNumber });
  }, [registration, carnet, event.editionNumber]);
  const isAhead = pageNow() < dates.end;
  const certificate = pageNow() >= dates.dayStarts && (
    <OwnCertificate
      carnet={carnet}
      numeroTicket={numeroTicket}
      phone={edicion.entradas.telefono}
      leads={!isAhead}
    />
  );
  return (
    <>
      {showsPass && <Pass carnet={carnet} registration={registration} event={event} />}
      <div className={styles.tools}>
        {!isAhead && certificate}
        <Button
          kind={isAhead && !showsPass ? "confirm" : undefined}
          aria-expanded={showsPass}
          onClick={() => setShowsPass(!showsPass)}
        >
          {showsPass ? "Oculta tu pase" : "Muestra tu pase"}
        </Button>
        {/* It stays once the ticket is saved, because it has the focus. */}
        <Button
          className={styles.save}
          isDisabled={state === "saved"}
          onClick={() => setState(saveTicket(ticket) ? "saved" : "refused")}
        >
          {state === "saved" ? "Guardado en este dispositivo" : "Guárdalo en este dispositivo"}
        </Button>
        {state === "refused" && (
          <p role="alert">
            Este navegador no puede guardar tu ticket. Toma una captura de tu pase.
          </p>
        )}
        <ul className={styles.list}>
          <li>
            <NodePicture
              {...event}
              ticketNumber={numeroTicket}
              firstName={nombre.split(" ")[0] ?? ""}
            />
          </li>
          {isAhead && (
            <li>
              Agrega la fecha a{" "}
              <a className="text-link" href={event.calendar} rel="noreferrer">
                Google Calendar
              </a>{" "}
              o a{" "}
              <a className="text-link" href={import.meta.env.BASE_URL + calendarFileName}>
                otro calendario
              </a>
            </li>
          )}
          {isAhead && event.map && (
            <li>
              <a className="text-link" href={event.map}>
                Cómo llegar
              </a>
            </li>
          )}
          <li>
            <button
              type="button"
              className={`text-link ${styles.forget}`}
              aria-disabled={state === "forgotten"}
              onClick={() => {
                forgetTicket(ticket);
                setState("forgotten");
              }}
            >
              {state === "forgotten" ? "Ticket olvidado" : "Olvida este ticket"}
            </button>
          </li>
        </ul>
        {isAhead && certificate}
      </div>
    </>
  );
}

/** The visitor's tickets, shown in place of the field. */
export function SavedTickets({ tickets }: { readonly tickets: readonly SavedTicket[] }) {
  const event = ticketEvent(useIslandContent());
  return (
    <>
      {tickets.map((ticket) => (
        <div key={ticket.carnet} className={resultStyles.own}>
          <Ticket registration={ticket} event={event} />
          <TicketTools carnet={ticket.carnet} registration={ticket} />
        </div>
      ))}
    </>
  );
}

/** Asks the organisers in a chat to check a carnet that was not found; their text has the placeholder `{carnet}`. */
export function ChatHelp({ carnet }: { readonly carnet: string }) {
  const { telefono, ayuda } = useIslandContent().edicion.entradas;

  // The URL is built at the press, so that no URL contains the carnet before it, and the page's URL
  // never does.
  function open(press: MouseEvent) {
    press.preventDefault();
    const link = chatLink(telefono, ayuda.replaceAll("{carnet}", carnet));
    window.open(link, "_blank", "noreferrer");
  }

  return (
    <p className={styles.help}>
      ¿Crees que es un error?{" "}
      <a className="text-link" href={chatLink(telefono, "")} onClick={open}>
        Pide que revisen tu carnet
      </a>
    </p>
  );
}
