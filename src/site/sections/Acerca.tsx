import type { Edition } from "#edition/model/edition.ts";
import { sectionTitle } from "#edition/model/section-titles.ts";
import { lastWordsTogether } from "#platform/text/last-words-together.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import styles from "./Acerca.module.css";
import { type FactSources, threeFacts } from "./three-facts.ts";

export function Acerca(edition: FactSources & Pick<Edition, "acerca">) {
  const { queEs, paraQuien } = edition.acerca;
  return (
    <section id="acerca" className={`${styles.section} on-grid`} aria-labelledby="acerca-titulo">
      <SectionHeading id="acerca-titulo">{sectionTitle(edition.edicion, "acerca")}</SectionHeading>
      <div className={styles.cards}>
        <article className={`${styles.what} text-backdrop`}>
          <h3>{queEs.titulo}</h3>
          <p>{lastWordsTogether(queEs.texto)}</p>
        </article>
        <article className={styles.who} data-background="paper">
          <h3>{paraQuien.titulo}</h3>
          <p>{lastWordsTogether(paraQuien.texto)}</p>
          <dl className={styles.facts}>
            {threeFacts(edition).map(([term, fact]) => (
              <div key={term} data-sold={term === "Costo" || undefined}>
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
