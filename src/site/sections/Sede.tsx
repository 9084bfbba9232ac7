import {
  calendarEvent,
  calendarFileName,
  googleCalendarLink,
} from "#edition/model/calendar-event.ts";
import { isCalledOff, mapOf } from "#edition/model/event-state.ts";
import { daysAndHours, wallClock } from "#edition/model/phases/event-dates.ts";
import { Island } from "../islands.tsx";
import { useEdition } from "../parts/edition-context.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import styles from "./Sede.module.css";

export function Sede() {
  const { edicion } = useEdition();
  const { nombre, direccion } = edicion.lugar;
  const mapa = mapOf(edicion);
  const { weekdays, start } = daysAndHours(edicion.fechas);
  const doors = wallClock(edicion.fechas.puertas).time;
  return (
    <section id="sede" aria-labelledby="sede-titulo">
      <div className={`${styles.head} heading-beside on-grid`}>
        <SectionHeading id="sede" />
        <address className={`${styles.address} text-backdrop`}>
          <p>
            <strong>{nombre}</strong>
            <span>{direccion}</span>
            {mapa && (
              <a className="text-link not-on-paper" href={mapa} data-sold>
                Cómo llegar
              </a>
            )}
          </p>
          <p>
            <strong>{`${weekdays}, ${start.replaceAll(" ", "\u00a0")}`}</strong>
            <span data-sold>{`Puertas ${doors}`}</span>
            {!isCalledOff(edicion) && (
              <span className="not-on-paper" data-sold>
                <a className="text-link" href={googleCalendarLink(calendarEvent(edicion))}>
                  Agrégalo a Google Calendar
                </a>
                {" o\u00a0a\u00a0"}
                <a className="text-link" href={import.meta.env.BASE_URL + calendarFileName}>
                  {"otro\u00a0calendario"}
                </a>
              </span>
            )}
          </p>
        </address>
      </div>
      <Island name="sede" />
    </section>
  );
}
