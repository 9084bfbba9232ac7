import { useEffect, useState } from "react";
import { calendarFileName } from "#edition/model/calendar-event.ts";
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
import { nodePicture } from "../pass/node-picture.ts";
import { Pass } from "../pass/Pass.tsx";
import { PictureLink } from "../pass/PictureLink.tsx";
import { passPicture } from "../pass/pass-picture.ts";
import { OwnCertificate } from "./OwnCertificate.tsx";
import { Ticket } from "./Ticket.tsx";
import styles from "./TicketTools.module.css";
import { ticketEvent } from "./ticket-event.ts";

/*
 * The actions on an answer. Loaded with every look-up, regardless of the result, and if a ticket is
 * saved on the phone.
 */

export { ChatHelp } from "./ChatHelp.tsx";

const passLabels = {
  idle: "Guarda tu pase como imagen",
  busy: "Dibujando tu pase…",
  saved: "Imagen de tu pase lista",
};
const nodeLabels = {
  idle: "Comparte tu participación",
  busy: "Dibujando tu imagen…",
  saved: "Tu imagen está lista",
};

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
  const [isPassAsked, setPassAsked] = useState(false);
  const [state, setState] = useState<"found" | "saved" | "forgotten" | "refused">(
    isSaved(ticket) ? "saved" : "found",
  );
  useEffect(() => {
    renewTicket({ ...registration, carnet, edition: event.editionNumber });
  }, [registration, carnet, event.editionNumber]);
  const isAhead = pageNow() < dates.end;
  const showsPass = isAhead && isPassAsked;
  const pass = { carnet, registration, event };
  const certificate = pageNow() >= dates.dayStarts && (
    <OwnCertificate
      carnet={carnet}
      numeroTicket={numeroTicket}
      phone={edicion.entradas.telefono}
      leads={!isAhead}
    />
  );
  const facts = { ...event, ticketNumber: numeroTicket, firstName: nombre.split(" ")[0] ?? "" };
  return (
    <>
      {showsPass && <Pass {...pass} />}
      <div className={styles.tools}>
        {!isAhead && certificate}
        {isAhead && (
          <Button
            kind={showsPass ? undefined : "confirm"}
            aria-expanded={showsPass}
            onClick={() => setPassAsked(!showsPass)}
          >
            {showsPass ? "Oculta tu pase" : "Muestra tu pase"}
          </Button>
        )}
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
            {isAhead
              ? "Este navegador no puede guardar tu ticket. Guarda tu pase como imagen."
              : "Este navegador no puede guardar tu ticket. Escribe tu carnet cuando lo necesites."}
          </p>
        )}
        <ul className={styles.list}>
          {showsPass && (
            <li>
              <PictureLink
                labels={passLabels}
                alt="Tu pase como imagen"
                draw={() => passPicture(pass)}
              />
            </li>
          )}
          <li>
            <PictureLink
              labels={nodeLabels}
              alt="Tu nodo como imagen"
              draw={() => nodePicture(facts, event.logo)}
              isShared
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
          {(state === "saved" || state === "forgotten") && (
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
          )}
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
