import { wallClock } from "../../../domain/dates/event-dates.ts";
import type { Edition } from "../../../domain/edition/edition.ts";
import { amount } from "../../../domain/text/amount.ts";
import { SectionHeading } from "../../parts/SectionHeading.tsx";
import styles from "./Acerca.module.css";

type About = Pick<Edition, "acerca" | "edicion" | "tematicas">;

export function Acerca(edition: About) {
  const { queEs, paraQuien } = edition.acerca;
  return (
    <section id="acerca" className={styles.section} aria-labelledby="acerca-titulo">
      <SectionHeading id="acerca-titulo" label={`${edition.edicion.numero}.ª edición`}>
        Acerca del Evento
      </SectionHeading>
      <div className={styles.cards}>
        <article className={`${styles.what} veil`}>
          <h3>{queEs.titulo}</h3>
          <p>{lastWordsTogether(queEs.texto)}</p>
        </article>
        <article className={`${styles.who} reveal`} data-ground="paper">
          <h3>{paraQuien.titulo}</h3>
          <p>{paraQuien.texto}</p>
          <dl className={styles.facts}>
            {factsOf(edition).map(([term, fact]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </article>
      </div>
    </section>
  );
}

/** `text-wrap: pretty` lets a long last word stand alone in the last line. */
function lastWordsTogether(text: string): string {
  return text.replace(/ (?=\S+$)/, "\u00a0");
}

/** What a student weighs up: the first three of what the content holds. */
function factsOf({ edicion: { fechas, costo, constancia }, tematicas }: About) {
  const programme =
    tematicas.length > 0 ? amount(tematicas.length, "conferencia", "conferencias") : undefined;
  const start = wallClock(fechas.inicio).time;
  const hours = fechas.fin ? `${start} a ${wallClock(fechas.fin).time}` : `Desde las ${start}`;
  const facts: [term: string, fact: string | undefined][] = [
    ["Costo", costo],
    ["Te llevas", constancia],
    ["Programa", programme],
    ["Horario", hours],
  ];
  return facts.filter(([, fact]) => fact !== undefined).slice(0, 3);
}
