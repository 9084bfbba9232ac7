import { Suspense } from "react";
import { calendarEvent, googleCalendarLink } from "../../domain/calendar/calendar-event.ts";
import { daysAndHours } from "../../domain/dates/event-dates.ts";
import type { Edition } from "../../domain/edition/edition.ts";
import { phaseDates } from "../../domain/phases/phase.ts";
import { phaseTexts } from "../../domain/phases/phase-texts.ts";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { ParticipantCheck } from "./participant-check/ParticipantCheck.tsx";
import type { TicketEvent } from "./participant-check/ticket/Ticket.tsx";
import { ActionBar } from "./parts/actions/ActionBar.tsx";
import { ActionsOutOfView } from "./parts/actions/ActionsOutOfView.tsx";
import { SectionNav } from "./parts/navigation/SectionNav.tsx";
import { Acerca } from "./sections/acerca/Acerca.tsx";
import { Ediciones } from "./sections/ediciones/Ediciones.tsx";
import { Inicio } from "./sections/inicio/Inicio.tsx";
import { Patrocinadores } from "./sections/patrocinadores/Patrocinadores.tsx";
import { Pie } from "./sections/pie/Pie.tsx";
import { Ponentes } from "./sections/ponentes/Ponentes.tsx";
import { Preguntas } from "./sections/preguntas/Preguntas.tsx";
import { Sede } from "./sections/sede/Sede.tsx";
import { Tematicas } from "./sections/tematicas/Tematicas.tsx";
import { Testimonios } from "./sections/testimonios/Testimonios.tsx";

/**
 * The whole page. A section with an empty list is omitted. Each section below the first screen
 * hydrates separately, and at once when a visitor touches it.
 */
export function Page({ edition }: { readonly edition: Edition }) {
  const { edicion, sede, ediciones, tematicas, ponentes, testimonios, patrocinadores, preguntas } =
    edition;
  const actions = {
    edition: edicion.numero,
    tickets: edicion.entradas,
    dates: phaseDates(edicion),
    texts: phaseTexts(edicion, import.meta.env.STATIC, ediciones[0]?.anio),
    photos: ediciones.length > 0 ? "#ediciones" : "#sede",
    directions: edicion.lugar.mapa ?? "#sede",
  };
  return (
    <ActionsOutOfView>
      <main>
        <Inicio {...edition} actions={actions} />
        <SectionNav {...edition} actions={actions} />
        <Suspense>
          <Acerca {...edition} />
        </Suspense>
        <Suspense>
          <Sede sede={sede} edicion={edicion} />
        </Suspense>
        <Suspense>{ediciones.length > 0 && <Ediciones {...edition} />}</Suspense>
        <Suspense>{tematicas.length > 0 && <Tematicas {...edition} />}</Suspense>
        <Suspense>{ponentes.length > 0 && <Ponentes {...edition} />}</Suspense>
        <Suspense>{testimonios.length > 0 && <Testimonios {...edition} />}</Suspense>
        {patrocinadores && patrocinadores.length > 0 && (
          <Suspense>
            <Patrocinadores {...edition} />
          </Suspense>
        )}
        {preguntas && preguntas.length > 0 && (
          <Suspense>
            <Preguntas {...edition} />
          </Suspense>
        )}
      </main>
      <Suspense>
        <Pie {...edition} actions={actions} />
      </Suspense>
      <ActionBar {...actions} />
      {!import.meta.env.STATIC && (
        <ErrorBoundary>
          <ParticipantCheck
            actions={actions}
            carnet={edicion.carnet}
            event={ticketEvent(edition)}
            help={edicion.entradas.ayuda}
          />
        </ErrorBoundary>
      )}
    </ActionsOutOfView>
  );
}

function ticketEvent({ edicion, drawn }: Edition): TicketEvent {
  const { numero, titulo, fechas, lugar } = edicion;
  const { weekdays, start } = daysAndHours(fechas);
  return {
    editionNumber: numero,
    title: titulo,
    days: weekdays,
    time: start,
    place: lugar.nombre,
    calendar: googleCalendarLink(calendarEvent(edicion)),
    map: lugar.mapa,
    logo: drawn?.marks?.[edicion.logo ?? ""],
  };
}
