import { isCalledOff, isOnline, stateWord } from "#edition/model/event-state.ts";
import { daysAndHours, zoneOf } from "#edition/model/phases/event-dates.ts";
import { phaseDates } from "#edition/model/phases/phase.ts";
import { useEdition } from "#site/parts/edition-context.ts";
import { promisedCertificate } from "#site/parts/promised-certificate.ts";
import { builtAt, timed } from "#site/phase/timed.ts";
import faces from "./Faces.module.css";
import styles from "./Facts.module.css";
import { fitsCorner } from "./place-of-facts.ts";

/** Date, place and price on the first screen. */
export function Facts() {
  const { edicion } = useEdition();
  const { lugar, fechas } = edicion;
  const costo = isCalledOff(edicion) ? undefined : edicion.costo;
  const zone = zoneOf(fechas.inicio);
  const { days, start, until } = daysAndHours(fechas);
  const state = stateWord(edicion);
  const city = isOnline(edicion) ? undefined : lugar.ciudad;
  const dates = phaseDates(edicion);
  const untilEnd = timed({ from: null, until: dates.end }, builtAt(dates));
  const certificate = promisedCertificate(edicion);
  return (
    <div className={styles.summary} data-corner={fitsCorner(edicion) || undefined}>
      {state && (
        <p className={styles.state} {...(!isCalledOff(edicion) && untilEnd)}>
          <strong>{state}</strong> {edicion.estado?.texto}
        </p>
      )}
      <ul
        className={`${styles.facts} ${faces.facts} dotted text-backdrop`}
        data-city={city ? true : undefined}
      >
        <li className="dot">
          <time dateTime={fechas.inicio}>{days}</time>
        </li>
        <li className="dot" data-hour>
          {start}
          {until === null ? "" : ` a ${until}`}
          <small className="other-zone">{` ${zone.name}`}</small>
        </li>
        {city && <li className="dot">{city}</li>}
        {!isOnline(edicion) && <li className={`${styles.more} ${faces.more}`}>{lugar.nombre}</li>}
        {(costo ?? certificate) !== undefined && (
          <li className={`${styles.more} ${faces.more} dotted`}>
            {costo && (
              <span className="dot" data-sold>
                {costo}
              </span>
            )}
            {costo && certificate && " "}
            {certificate && <span className="dot">{certificate}</span>}
          </li>
        )}
      </ul>
    </div>
  );
}
