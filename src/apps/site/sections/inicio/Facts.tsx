import { daysAndHours } from "../../../../domain/dates/event-dates.ts";
import type { Edition } from "../../../../domain/edition/edition.ts";
import styles from "./Facts.module.css";
import { cornerOf, offerOf } from "./place-of-facts.ts";

/** Date, place and price on the first screen. */
export function Facts({ edicion }: Pick<Edition, "edicion">) {
  const { lugar, fechas } = edicion;
  const { days, start, until } = daysAndHours(fechas);
  const offer = offerOf(edicion);
  return (
    <div className={styles.summary} data-corner={cornerOf(edicion)}>
      <dl className={`${styles.facts} veil`}>
        <div>
          <dt className="visually-hidden">Fecha</dt>
          <dd>
            <time dateTime={fechas.inicio}>{days}</time>
          </dd>
        </div>
        <div>
          <dt className="visually-hidden">Hora</dt>
          <dd>
            {start}
            {until === null ? "" : ` a ${until}`}
          </dd>
        </div>
        {lugar.ciudad && (
          <div>
            <dt className="visually-hidden">Ciudad</dt>
            <dd>{lugar.ciudad}</dd>
          </div>
        )}
        <div className={styles.more}>
          <dt className="visually-hidden">Lugar</dt>
          <dd>{lugar.nombre}</dd>
        </div>
        {offer !== "" && (
          <div className={styles.more}>
            <dt className="visually-hidden">Costo y constancia</dt>
            <dd>{offer}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
