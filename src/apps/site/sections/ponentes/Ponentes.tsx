import type { Edition } from "../../../../domain/edition/edition.ts";
import { sectionTitle } from "../../../../domain/edition/section-titles.ts";
import { speakerAnchor } from "../../parts/anchors.ts";
import { SectionHeading } from "../../parts/SectionHeading.tsx";
import styles from "./Ponentes.module.css";
import { SpeakerCard } from "./SpeakerCard.tsx";

export function Ponentes(edition: Pick<Edition, "edicion" | "tematicas" | "ponentes" | "drawn">) {
  return (
    <section id="ponentes" className="on-grid" aria-labelledby="ponentes-titulo">
      <SectionHeading id="ponentes-titulo">
        {sectionTitle(edition.edicion, "ponentes")}
      </SectionHeading>
      <ul className={styles.speakers}>
        {edition.ponentes.map((speaker) => (
          <li key={speaker.id} id={speakerAnchor(speaker.id)}>
            <SpeakerCard edition={edition} speaker={speaker} />
          </li>
        ))}
      </ul>
    </section>
  );
}
