import type { Edition } from "../../../../domain/edition/edition.ts";
import { sectionTitle } from "../../../../domain/edition/section-titles.ts";
import { startOf } from "../../../../domain/phases/programme.ts";
import { speakerAnchor } from "../../parts/anchors.ts";
import { SectionHeading } from "../../parts/SectionHeading.tsx";
import styles from "./Ponentes.module.css";
import { SpeakerCard } from "./SpeakerCard.tsx";

export function Ponentes(edition: Pick<Edition, "edicion" | "tematicas" | "ponentes" | "drawn">) {
  const first = edition.tematicas.find(({ hora, ponente }) => hora && ponente.length > 0);
  const label = first ? `Primera charla ${startOf(edition, first)}` : "";
  return (
    <section id="ponentes" className="on-grid" aria-labelledby="ponentes-titulo">
      <SectionHeading id="ponentes-titulo" label={label} sold>
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
