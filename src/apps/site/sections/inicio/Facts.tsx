import { daysAndHours } from "../../../../domain/dates/event-dates.ts";
import type { Edition } from "../../../../domain/edition/edition.ts";
import { promisedCertificate } from "../../parts/promised-certificate.ts";
import { titleLines, wideTitle } from "../../parts/title/title-lines.ts";
import styles from "./Facts.module.css";

/**
 * The most letters of place and offer that fit beside the title's second row without reaching its
 * first.
 */
const CORNER_LETTERS = 90;

/** Date, place and price on the first screen. */
export function Facts({ edicion }: Pick<Edition, "edicion">) {
  const { titulo, lugar, fechas, costo } = edicion;
  const { days, start, until } = daysAndHours(fechas);
  const offer = [costo, promisedCertificate(edicion)]
    .filter((fact) => fact !== undefined)
    .join(" · ");
  const hasCorner =
    wideTitle(titleLines(titulo)).hasCorner && (lugar.nombre + offer).length <= CORNER_LETTERS;
  return (
    <div className={styles.summary} data-corner={hasCorner}>
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
