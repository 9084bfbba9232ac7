import type { Edition } from "../../../domain/edition/edition.ts";
import { Island } from "../../islands/Island.tsx";
import { BadgeIcon } from "../../parts/icons.tsx";
import { Photo } from "../../parts/photo/Photo.tsx";
import { SectionHeading } from "../../parts/SectionHeading.tsx";
import styles from "./Ponentes.module.css";
import { SpeakerBio } from "./SpeakerBio.tsx";

export function Ponentes({ ponentes }: Pick<Edition, "ponentes">) {
  return (
    <section id="ponentes" className={styles.section} aria-labelledby="ponentes-titulo">
      <SectionHeading id="ponentes-titulo">Ponentes</SectionHeading>
      <ul className={styles.speakers}>
        {ponentes.map((speaker) => (
          <li key={speaker.id}>
            <SpeakerCard {...speaker} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SpeakerCard(speaker: Edition["ponentes"][number]) {
  const { nombre, rol, perfil, semblanza, certificaciones } = speaker;
  return (
    <article className={styles.card} data-photo={perfil !== undefined}>
      <div className={styles.portrait}>
        {perfil && (
          <Photo
            picture={perfil}
            sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
          />
        )}
      </div>
      <div className={styles.about}>
        <h3 className={styles.name}>{nombre}</h3>
        <p className={styles.role}>{rol}</p>
        {certificaciones.length > 0 && (
          <ul className={styles.badges} aria-label="Certificaciones">
            {certificaciones.map((badge) => (
              <li key={badge.nombre}>
                <BadgeIcon name={badge.icono} />
                {badge.nombre}
              </li>
            ))}
          </ul>
        )}
      </div>
      {semblanza !== "" && (
        <Island
          name="speaker-bio"
          component={SpeakerBio}
          props={{ id: speaker.id, name: nombre, bio: semblanza }}
        />
      )}
    </article>
  );
}
