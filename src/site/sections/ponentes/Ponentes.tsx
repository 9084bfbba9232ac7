import type { Edition } from "#edition/model/edition.ts";
import { sectionTitle } from "#edition/model/sections.ts";
import { speakerAnchor } from "#site/parts/anchors.ts";
import { SectionHeading } from "#site/parts/SectionHeading.tsx";
import styles from "./Ponentes.module.css";
import { SpeakerCard } from "./SpeakerCard.tsx";

export function Ponentes(edition: Pick<Edition, "edicion" | "tematicas" | "ponentes" | "drawn">) {
  return (
    <section id="ponentes" className="on-grid" aria-labelledby="ponentes-titulo">
      <SectionHeading id="ponentes-titulo">
        {sectionTitle(edition.edicion, "ponentes")}
      </SectionHeading>
      <ul className={`${styles.speakers} flows-on-paper`}>
        {edition.ponentes.map((speaker) => (
          <li key={speaker.id} id={speakerAnchor(speaker.id)}>
            <SpeakerCard edition={edition} speaker={speaker} />
          </li>
        ))}
      </ul>
    </section>
  );
}
