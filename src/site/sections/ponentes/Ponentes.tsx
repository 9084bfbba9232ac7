import { speakerAnchor } from "#site/parts/anchors.ts";
import { useEdition } from "#site/parts/edition-context.ts";
import { SectionHeading } from "#site/parts/SectionHeading.tsx";
import styles from "./Ponentes.module.css";
import { SpeakerCard } from "./SpeakerCard.tsx";

export function Ponentes() {
  const { ponentes } = useEdition();
  return (
    <section id="ponentes" className="on-grid" aria-labelledby="ponentes-titulo">
      <SectionHeading id="ponentes" />
      <ul className={styles.speakers}>
        {ponentes.map((speaker) => (
          <li key={speaker.id} id={speakerAnchor(speaker.id)} className="text-backdrop">
            <SpeakerCard {...speaker} />
          </li>
        ))}
      </ul>
    </section>
  );
}
