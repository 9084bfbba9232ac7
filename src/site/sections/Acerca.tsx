import type { Edition } from "#edition/model/edition.ts";
import { daysAndHours, wallClock } from "#edition/model/phases/event-dates.ts";
import { isTalk } from "#edition/model/phases/programme.ts";
import { amount } from "#platform/text/amount.ts";
import { wordsTogether } from "#platform/text/line-breaks.ts";
import { useEdition } from "../parts/edition-context.ts";
import { promisedCertificate } from "../parts/promised-certificate.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import styles from "./Acerca.module.css";

type FactSources = Pick<Edition, "edicion" | "tematicas">;

export function Acerca() {
  const edition = useEdition();
  const { queEs, paraQuien } = edition.acerca;
  return (
    <section id="acerca" className={`${styles.section} on-grid`} aria-labelledby="acerca-titulo">
      <SectionHeading id="acerca" />
      <div className={styles.cards}>
        {/* A few words are as large as a quotation. */}
        <article
          className={`${styles.what} text-backdrop`}
          data-short={queEs.texto.length < 140 || undefined}
        >
          <h3>{queEs.titulo}</h3>
          <p>{wordsTogether(queEs.texto)}</p>
        </article>
        <article className={styles.who} data-background="paper">
          <h3>{paraQuien.titulo}</h3>
          <p>{wordsTogether(paraQuien.texto)}</p>
          <dl className={styles.facts}>
            {threeFacts(edition).map(([term, fact]) => (
              <div key={term} className="wraps" data-sold={term === "Costo" || undefined}>
                <dt className="label">{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </article>
      </div>
    </section>
  );
}

/** The first three available facts that help a student decide. */
export function threeFacts({ edicion, tematicas }: FactSources): [term: string, fact: string][] {
  const { fechas, costo, constanciaComo, lugar } = edicion;
  const certificate = promisedCertificate(edicion);
  const talks = tematicas.filter(isTalk);
  const { start, until } = daysAndHours(fechas);
  const facts = {
    Costo: costo,
    "Te llevas": certificate && constanciaComo ? `${certificate}: ${constanciaComo}` : certificate,
    Programa: talks.length > 0 ? amount(talks.length, "conferencia", "conferencias") : undefined,
    Horario: until ? `${start} a ${until}` : `Desde las ${start}`,
    Puertas: `Desde las ${wallClock(fechas.puertas).time}`,
    Lugar: lugar.ciudad ?? lugar.nombre,
  };
  return Object.entries(facts)
    .flatMap(([term, fact]): [string, string][] => (fact === undefined ? [] : [[term, fact]]))
    .slice(0, 3);
}
