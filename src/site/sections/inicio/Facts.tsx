import { isCalledOff, stateWord } from "#edition/model/event-state.ts";
import { daysAndHours, zoneOf } from "#edition/model/phases/event-dates.ts";
import { useEdition } from "#site/parts/edition-context.ts";
import { promisedCertificate } from "#site/parts/promised-certificate.ts";
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
  const certificate = promisedCertificate(edicion);
  return (
    <div className={styles.summary} data-corner={fitsCorner(edicion) || undefined}>
      {state && (
        <p className={styles.state}>
          <strong>{state}</strong> {edicion.estado?.texto}
        </p>
      )}
      <dl
        className={`${styles.facts} ${faces.facts} text-backdrop`}
        data-city={lugar.ciudad === undefined ? undefined : true}
      >
        <div>
          <dt className="visually-hidden">Fecha</dt>
          <dd>
            <time dateTime={fechas.inicio}>{days}</time>
          </dd>
        </div>
        <div data-hour>
          <dt className="visually-hidden">Hora</dt>
          <dd>
            {start}
            {until === null ? "" : ` a ${until}`}
            <small className="other-zone">{` ${zone.name}`}</small>
          </dd>
        </div>
        {lugar.ciudad && (
          <div>
            <dt className="visually-hidden">Ciudad</dt>
            <dd>{lugar.ciudad}</dd>
          </div>
        )}
        <div className={`${styles.more} ${faces.more}`}>
          <dt className="visually-hidden">Lugar</dt>
          <dd>{lugar.nombre}</dd>
        </div>
        {(costo ?? certificate) !== undefined && (
          <div className={`${styles.more} ${faces.more}`}>
            <dt className="visually-hidden">Costo y constancia</dt>
            <dd className={styles.offers}>
              {costo && <span data-sold>{costo}</span>}
              {costo && certificate && " "}
              {certificate && <span>{certificate}</span>}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
