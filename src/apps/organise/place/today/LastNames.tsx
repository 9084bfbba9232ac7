import { timeOfDay } from "../../../../domain/dates/clock-times.ts";
import type { Arrival } from "../../../../domain/organisers/answers.ts";
import styles from "./Today.module.css";

/** The last ten people who entered, newest first. */
export function LastNames({ last }: { readonly last: readonly Arrival[] }) {
  return (
    <section className={styles.section} aria-labelledby="ultimas">
      <h2 id="ultimas">Últimas diez</h2>
      {last.length === 0 && <p>Aquí saldrán los nombres de quienes entren.</p>}
      <ol className={styles.rows}>
        {last.map(({ at, carnet, nombre, door, walkIn }) => (
          <li key={`${carnet} ${at}`} className={styles.person}>
            <time>{timeOfDay(at)}</time>
            <span>{nombre || carnet}</span>
            <span className={styles.by}>{walkIn ? `${door}, agregado ahí` : door}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
