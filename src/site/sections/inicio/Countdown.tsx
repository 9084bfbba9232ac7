import { directionsOf } from "#edition/model/event-state.ts";
import { wallClock } from "#edition/model/phases/event-dates.ts";
import { programmeItems } from "#edition/model/phases/programme.ts";
import { actionsOf } from "#site/parts/ActionLinks.tsx";
import { useEdition } from "#site/parts/edition-context.ts";
import { builtAt, timed } from "#site/phase/timed.ts";
import styles from "./Countdown.module.css";
import { Started } from "./started/Started.tsx";

const units = [
  ["days", "Días"],
  ["hours", "Horas"],
  ["minutes", "Minutos"],
  ["seconds", "Segundos"],
] as const;

const DAY = 86_400_000;

/**
 * The place on the first screen that follows the clock: it counts down; on the eve it also links to the
 * map; from the opening of the doors on it lists the talks that are on; afterwards it thanks. All of this
 * is in the page as built, and `showPage` shows what is true before the first paint.
 */
export function Countdown() {
  const edition = useEdition();
  const { edicion } = edition;
  const { dates, texts } = actionsOf(edition);
  const { doors, dayStarts } = dates;
  const built = builtAt(dates);
  const doorsOpen = `Puertas ${wallClock(edicion.fechas.puertas).time}`;
  const way = directionsOf(edicion);
  const eve = dayStarts - DAY;
  const span = (from: number | null, until: number) => timed({ from, until }, built);
  return (
    <>
      <div className={styles.place} {...span(null, doors)}>
        <p className={styles.doors} {...span(null, eve)}>
          {doorsOpen}
        </p>
        <p className={styles.eve} {...span(eve, doors)}>
          <strong>
            <span {...span(eve, dayStarts)}>Mañana</span>
            <span {...span(dayStarts, doors)}>Hoy</span>
          </strong>
          <span>{doorsOpen}</span>
          {way && (
            <a className="text-link" href={way}>
              Cómo llegar
            </a>
          )}
        </p>
        <div role="timer" className={`${styles.timer} needs-scripts`} data-state="counting">
          {units.map(([unit, label]) => (
            <p key={unit} className={styles.unit}>
              <Figure unit={unit} />
              <span className={styles.label}>{label}</span>
            </p>
          ))}
        </div>
      </div>
      <Started
        dates={dates}
        texts={texts}
        programme={programmeItems(edition)}
        isWhole={edition.tematicas.every(({ hora }) => hora !== undefined)}
        latest={edition.ediciones[0]}
        built={built}
        place={styles.place}
      />
    </>
  );
}

/** The figure of a unit, for `showFigures` to fill: whole for screen readers, and each digit in a box of its own. */
function Figure({ unit }: { readonly unit: string }) {
  return (
    <span className={styles.figure} data-figure={unit}>
      <span className="visually-hidden">––</span>
      {(unit === "days" ? ["", "–", "–"] : ["–", "–"]).map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its place
        <span key={place} className={styles.digit} data-digit={digit} aria-hidden="true" />
      ))}
    </span>
  );
}
