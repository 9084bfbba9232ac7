import type { Edition } from "../../../domain/edition/edition.ts";
import { SectionHeading } from "../../parts/SectionHeading.tsx";
import styles from "./Acerca.module.css";

export function Acerca({ acerca }: Pick<Edition, "acerca">) {
  const { queEs, paraQuien } = acerca;
  return (
    <section id="acerca" className={styles.section} aria-labelledby="acerca-titulo">
      <SectionHeading id="acerca-titulo">Acerca del Evento</SectionHeading>
      <div className={styles.cards}>
        <article className={styles.what}>
          <h3>{queEs.titulo}</h3>
          <p>{queEs.texto}</p>
        </article>
        <article className={`${styles.who} reveal`}>
          <h3>{paraQuien.titulo}</h3>
          <p>{paraQuien.texto}</p>
        </article>
      </div>
    </section>
  );
}
