import type { Edition } from "../../../domain/edition/edition.ts";
import { TopicIcon } from "../../parts/icons.tsx";
import { SectionHeading } from "../../parts/SectionHeading.tsx";
import styles from "./Tematicas.module.css";

export function Tematicas({ tematicas, ponentes }: Pick<Edition, "tematicas" | "ponentes">) {
  const speakerName = (id: string) => ponentes.find((speaker) => speaker.id === id)?.nombre;
  return (
    <section id="tematicas" className={styles.section} aria-labelledby="tematicas-titulo">
      <SectionHeading id="tematicas-titulo">Temáticas de la Convención</SectionHeading>
      <ol className={styles.programme}>
        {tematicas.map(({ titulo, descripcion, icono, ponente }) => (
          <li key={titulo} className={styles.talk}>
            <span className={styles.icon}>
              <TopicIcon name={icono} />
            </span>
            <h3 className={`${styles.title} reveal`}>{titulo}</h3>
            <div className={`${styles.detail} veil`}>
              <p>{descripcion}</p>
              <p className={styles.speaker}>{speakerName(ponente)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
