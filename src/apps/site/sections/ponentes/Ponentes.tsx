import type { Edition } from "../../../../domain/edition/edition.ts";
import { sectionTitle } from "../../../../domain/edition/section-titles.ts";
import { startOf } from "../../../../domain/phases/programme.ts";
import { softHyphens } from "../../../../domain/text/soft-hyphens.ts";
import { BadgeIcon } from "../../../ui/icons/icons.tsx";
import { speakerAnchor, talkAnchor } from "../../parts/anchors.ts";
import { Photo } from "../../parts/photo/Photo.tsx";
import { SectionHeading } from "../../parts/SectionHeading.tsx";
import { OwnConstellation } from "./OwnConstellation.tsx";
import styles from "./Ponentes.module.css";
import { SpeakerBio } from "./SpeakerBio.tsx";

/** A card has this many badges, and its bio all of them, if there are more. */
const BADGES = 3;

export function Ponentes(edition: Pick<Edition, "edicion" | "tematicas" | "ponentes" | "drawn">) {
  const { edicion, tematicas } = edition;
  const first = tematicas.find(({ hora, ponente }) => hora && ponente.length > 0);
  const label = first ? `Primera charla ${startOf(edition, first)}` : "";
  return (
    <section id="ponentes" className={styles.section} aria-labelledby="ponentes-titulo">
      <SectionHeading id="ponentes-titulo" label={label} sold>
        {sectionTitle(edicion, "ponentes")}
      </SectionHeading>
      <ul className={styles.speakers}>
        {edition.ponentes.map((speaker) => (
          <li key={speaker.id} id={speakerAnchor(speaker.id)}>
            <div className={styles.room}>
              <SpeakerCard {...speaker} drawn={edition.drawn} />
            </div>
            <div className={styles.talks}>
              <Talks {...edition} speaker={speaker.id} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SpeakerCard(speaker: Edition["ponentes"][number] & { readonly drawn: Edition["drawn"] }) {
  const { nombre, rol, perfil, semblanza, certificaciones, drawn } = speaker;
  const more = certificaciones.length - BADGES;
  return (
    <article className={styles.card}>
      <div className={`${styles.portrait} ${perfil ? "graded" : ""}`}>
        {perfil ? (
          <Photo
            picture={perfil}
            sizes="(min-width: 1280px) 33vw, (min-width: 640px) 50vw, 100vw"
          />
        ) : (
          <OwnConstellation id={speaker.id} name={nombre} />
        )}
      </div>
      <div className={styles.about}>
        <h3 className={styles.name}>{softHyphens(nombre)}</h3>
        <p className={styles.role}>{softHyphens(rol)}</p>
        {certificaciones.length > 0 && (
          <ul className={styles.badges} aria-label="Certificaciones">
            {certificaciones.slice(0, BADGES).map((badge) => (
              <li key={badge.nombre}>
                <BadgeIcon name={badge.icono} drawn={drawn} />
                {badge.nombre}
              </li>
            ))}
            {more > 0 && <li className={styles.more}>{`y ${more} más`}</li>}
          </ul>
        )}
      </div>
      {(semblanza !== "" || more > 0) && (
        <SpeakerBio
          id={speaker.id}
          name={nombre}
          bio={semblanza}
          badges={more > 0 ? certificaciones.map((badge) => badge.nombre) : []}
        />
      )}
    </article>
  );
}

interface TalksProps extends Pick<Edition, "edicion" | "tematicas"> {
  /** The speaker's `id` in the content. */
  readonly speaker: string;
}

/** Links to a speaker's talks, at the foot of the card, which the bio leaves free. */
function Talks({ speaker, ...edition }: TalksProps) {
  return edition.tematicas.map(
    (item, place) =>
      item.ponente.includes(speaker) && (
        <a key={item.titulo} className={styles.talk} href={`#${talkAnchor(place)}`}>
          {item.hora && <b>{startOf(edition, item)}</b>}
          {/* One text with its space, which screen readers get also before the page is laid out. */}
          {` ${softHyphens(item.titulo)}`}
        </a>
      ),
  );
}
