import type { ReactNode } from "react";
import { calendarEvent, googleCalendarLink } from "../domain/calendar/calendar-event.ts";
import { wallClock } from "../domain/dates/event-dates.ts";
import type { Edition } from "../domain/edition/edition.ts";
import { phaseDates } from "../domain/phases/phase.ts";
import { phaseTexts } from "../domain/phases/phase-texts.ts";
import { Island } from "./islands/Island.tsx";
import { ParticipantCheck } from "./participant-check/ParticipantCheck.tsx";
import type { TicketEvent } from "./participant-check/ticket/Ticket.tsx";
import { ActionBar } from "./parts/actions/ActionBar.tsx";
import { Acerca } from "./sections/acerca/Acerca.tsx";
import { Ediciones } from "./sections/ediciones/Ediciones.tsx";
import { Inicio } from "./sections/inicio/Inicio.tsx";
import { Pie } from "./sections/pie/Pie.tsx";
import { Ponentes } from "./sections/ponentes/Ponentes.tsx";
import { Sede } from "./sections/sede/Sede.tsx";
import { Tematicas } from "./sections/tematicas/Tematicas.tsx";
import { Testimonios } from "./sections/testimonios/Testimonios.tsx";
import "./styles/below.css";

interface PageProps {
  readonly edition: Edition;
  /** The script after the first screen. */
  readonly start?: ReactNode;
}

/** What the actions need of the chat's texts: each is in the page four times. */
function ticketTexts({ entradas }: Edition["edicion"]) {
  const { telefono, mensaje, consulta } = entradas;
  return import.meta.env.STATIC ? { telefono, mensaje, consulta } : { telefono, mensaje };
}

/** The whole page. A section whose list is still empty, as early in a year, is left out. */
export function Page({ edition, start }: PageProps) {
  const { edicion, sede, ediciones, tematicas, ponentes, testimonios } = edition;
  const actions = {
    tickets: ticketTexts(edicion),
    dates: phaseDates(edicion),
    texts: phaseTexts(edicion, import.meta.env.STATIC),
    photos: ediciones.length > 0 ? "#ediciones" : "#sede",
  };
  return (
    <>
      <main>
        <Inicio edicion={edicion} tematicas={tematicas} actions={actions} />
        {start}
        <Acerca {...edition} />
        <Sede sede={sede} edicion={edicion} />
        {ediciones.length > 0 && <Ediciones ediciones={ediciones} />}
        {tematicas.length > 0 && <Tematicas {...edition} />}
        {ponentes.length > 0 && <Ponentes {...edition} />}
        {testimonios.length > 0 && <Testimonios testimonios={testimonios} />}
      </main>
      <Pie edicion={edicion} actions={actions} />
      <Island name="action-bar" component={ActionBar} props={actions} />
      {!import.meta.env.STATIC && (
        <Island
          name="participant-check"
          component={ParticipantCheck}
          props={{
            actions,
            carnet: edicion.carnet,
            event: ticketEvent(edicion),
            help: edicion.entradas.ayuda,
          }}
        />
      )}
    </>
  );
}

function ticketEvent(edicion: Edition["edicion"]): TicketEvent {
  const { numero, titulo, fechas, lugar } = edicion;
  const { longDate, time } = wallClock(fechas.inicio);
  return {
    editionNumber: numero,
    title: titulo,
    date: longDate,
    time,
    place: lugar.nombre,
    calendar: googleCalendarLink(calendarEvent(edicion)),
    map: lugar.mapa,
  };
}
