import { wallClock } from "#edition/model/phases/event-dates.ts";
import { midnightOf } from "#edition/model/phases/programme.ts";
import { sectionTitle } from "#edition/model/sections.ts";
import { useEdition } from "#site/parts/edition-context.ts";
import { SectionHeading } from "#site/parts/SectionHeading.tsx";
import { ProgrammeRow } from "./ProgrammeRow.tsx";
import { type Day, programmeDays } from "./programme-rows.ts";
import styles from "./Tematicas.module.css";

export function Tematicas() {
  const edition = useEdition();
  const days = programmeDays(edition);
  return (
    <section id="tematicas" className="on-grid" aria-labelledby="tematicas-titulo">
      <SectionHeading id="tematicas-titulo">
        {sectionTitle(edition.edicion, "tematicas")}
      </SectionHeading>
      {days.map((day) => (
        <DayProgramme key={day.number} day={day} named={days.length > 1} />
      ))}
    </section>
  );
}

interface DayProgrammeProps {
  readonly day: Day;
  /** Whether the day has a heading, because there are several. */
  readonly named: boolean;
}

function DayProgramme({ day, named }: DayProgrammeProps) {
  const date = midnightOf(useEdition().edicion, { dia: day.number });
  return (
    <>
      {named && <h3 className={`${styles.day} text-backdrop`}>{wallClock(date).weekdayAndDay}</h3>}
      <ol className={styles.programme}>
        {day.rows.map((row) => (
          <ProgrammeRow key={row[0]?.place} row={row} heading={named ? "h4" : "h3"} />
        ))}
      </ol>
    </>
  );
}
