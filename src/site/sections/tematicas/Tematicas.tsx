import { Fragment } from "react";
import { wallClock, zoneOf } from "#edition/model/phases/event-dates.ts";
import { midnightOf } from "#edition/model/phases/programme.ts";
import { useEdition } from "#site/parts/edition-context.ts";
import { SectionHeading } from "#site/parts/SectionHeading.tsx";
import { ProgrammeRow } from "./ProgrammeRow.tsx";
import { programmeDays } from "./programme-rows.ts";
import styles from "./Tematicas.module.css";

export function Tematicas() {
  const edition = useEdition();
  const days = programmeDays(edition);
  const zone = zoneOf(edition.edicion.fechas.inicio);
  return (
    <section id="tematicas" className="on-grid" aria-labelledby="tematicas-titulo">
      <SectionHeading id="tematicas" />
      <p className={`${styles.zone} other-zone`}>{`Todas las horas: ${zone.name}.`}</p>
      {days.map(({ number, rows }) => (
        <Fragment key={number}>
          {days.length > 1 && (
            <h3 className={`${styles.day} text-backdrop`}>
              {wallClock(midnightOf(edition.edicion.fechas, number)).weekdayAndDay}
            </h3>
          )}
          <ol className={styles.programme}>
            {rows.map((row) => (
              <ProgrammeRow key={row[0]?.place} row={row} heading={days.length > 1 ? "h4" : "h3"} />
            ))}
          </ol>
        </Fragment>
      ))}
    </section>
  );
}
