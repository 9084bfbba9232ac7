import type { ReactNode } from "react";
import { calendarEvent, googleCalendarLink } from "#edition/model/calendar-event.ts";
import type { Edition } from "#edition/model/edition.ts";
import { stateWord } from "#edition/model/event-state.ts";
import { fullTitle } from "#edition/model/full-title.ts";
import { daysAndHours } from "#edition/model/phases/event-dates.ts";
import { ErrorBoundary } from "#platform/ui/ErrorBoundary.tsx";
import { ParticipantCheck } from "./check/ParticipantCheck.tsx";
import { SignUpDialog } from "./check/SignUpDialog.tsx";
import type { TicketEvent } from "./check/ticket/Ticket.tsx";
import { actionsOf } from "./parts/ActionLinks.tsx";
import { Carousel } from "./parts/photo/Carousel.tsx";
import { Background } from "./scenery/Background.tsx";
import { YearTabs } from "./sections/ediciones/YearTabs.tsx";
import { SharePage } from "./sections/pie/SharePage.tsx";
import { Visits } from "./sections/pie/Visits.tsx";

/** The content that the islands show, which is in the page as data. */
export type IslandContent = Pick<Edition, "edicion" | "sede" | "ediciones" | "drawn">;

/** The parts of the page that React takes over in the browser. */
const islands = {
  dialogo: ({ edicion, ediciones, drawn }: IslandContent) => (
    <>
      <ParticipantCheck
        actions={actionsOf({ edicion, ediciones })}
        carnet={edicion.carnet}
        event={ticketEvent(edicion, drawn)}
        help={edicion.entradas.ayuda}
      />
      <SignUpDialog edicion={edicion} />
    </>
  ),
  sede: ({ sede }: IslandContent) => <Carousel label="Fotos de la sede" photos={sede.fotos} />,
  ediciones: ({ ediciones }: IslandContent) => <YearTabs editions={ediciones} />,
  compartir: ({ edicion }: IslandContent) => <SharePage title={fullTitle(edicion)} />,
  visitas: () => <Visits />,
  fondo: () => <Background />,
} as const satisfies Record<string, (content: IslandContent) => ReactNode>;

export type IslandName = keyof typeof islands;

/** The event as tickets and pictures of passes name it. */
export function ticketEvent(edicion: Edition["edicion"], drawn: Edition["drawn"]): TicketEvent {
  const { numero, titulo, fechas, lugar, logo } = edicion;
  const { weekdays, start } = daysAndHours(fechas);
  const state = stateWord(edicion);
  return {
    editionNumber: numero,
    title: titulo,
    days: state === null ? weekdays : `${state}: ${weekdays}`,
    time: start,
    place: lugar.nombre,
    calendar: googleCalendarLink(calendarEvent(edicion)),
    map: lugar.mapa,
    logo: drawn?.marks?.[logo ?? ""],
  };
}

interface IslandProps {
  readonly name: IslandName;
  readonly content: IslandContent;
}

/** React's tree in an island; one that fails is missing alone. */
export function IslandParts({ name, content }: IslandProps) {
  return <ErrorBoundary>{islands[name](content)}</ErrorBoundary>;
}

/** The place of an island in the page as built. */
export function Island(island: IslandProps) {
  return (
    <div data-island={island.name}>
      <IslandParts {...island} />
    </div>
  );
}
