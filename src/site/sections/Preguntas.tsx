import { wordsTogether } from "#platform/text/line-breaks.ts";
import { useEdition } from "../parts/edition-context.ts";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import styles from "./Preguntas.module.css";

/** Questions, whose answers open in place. */
export function Preguntas() {
  const { preguntas = [] } = useEdition();
  return (
    <section
      id="preguntas"
      className="heading-beside not-on-paper on-grid"
      aria-labelledby="preguntas-titulo"
    >
      <SectionHeading id="preguntas" quiet />
      <div className={styles.list}>
        {preguntas.map(({ pregunta, respuesta }) => (
          <details key={pregunta} className={styles.question}>
            <summary className={`${styles.summary} opens text-backdrop`}>{pregunta}</summary>
            <p className={`${styles.answer} text-backdrop`}>{wordsTogether(respuesta)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
