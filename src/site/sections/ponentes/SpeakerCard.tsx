import type { Edition, Picture } from "#edition/model/edition.ts";
import { startOf } from "#edition/model/phases/programme.ts";
import { nodePath, segmentPath } from "#edition/model/pictures/emblem-geometry.ts";
import { focalPoint, portraitZoom } from "#edition/model/pictures/focal-point.ts";
import { softHyphens } from "#platform/text/line-breaks.ts";
import { constellationOf } from "#site/check/ticket/constellation.ts";
import { talkAnchor } from "#site/parts/anchors.ts";
import { useEdition } from "#site/parts/edition-context.ts";
import { NamedIcon } from "#site/parts/icons/icons.tsx";
import { Photo } from "#site/parts/photo/Photo.tsx";
import styles from "./SpeakerCard.module.css";

type Speaker = Edition["ponentes"][number];

export function SpeakerCard({ id, nombre, rol, perfil, semblanza, certificaciones }: Speaker) {
  const { drawn } = useEdition();
  return (
    <>
      <div className={styles.container}>
        <article className={`${styles.card} flows-on-paper`}>
          <div className={`${styles.portrait} not-on-paper`}>
            {perfil ? (
              <Photo picture={perfil} sizes={portraitSizes(perfil)} />
            ) : (
              <OwnConstellation id={id} nombre={nombre} />
            )}
          </div>
          <div className={styles.about}>
            <h3 className={styles.name}>{softHyphens(nombre)}</h3>
            <p className={styles.role}>{softHyphens(rol)}</p>
          </div>
          {certificaciones.length > 0 && (
            <ul className={`${styles.badges} label wraps`} aria-label="Certificaciones">
              {certificaciones.map((badge) => (
                <li key={badge.nombre}>
                  <NamedIcon name={badge.icono} drawn={drawn} />
                  {badge.nombre}
                </li>
              ))}
            </ul>
          )}
        </article>
      </div>
      <div className={styles.foot}>
        <Talks speaker={id} />
        {semblanza !== "" && <SpeakerBio id={id} nombre={nombre} semblanza={semblanza} />}
      </div>
    </>
  );
}

/** In the place of a photo: a constellation of one's own, with the initials over it; decorative. */
function OwnConstellation({ id, nombre }: Pick<Speaker, "id" | "nombre">) {
  const constellation = constellationOf(id);
  // Without particles: `SC` for Sofía del Cid.
  const initials = nombre.match(/(?<!\S)\p{Lu}/gu)?.slice(0, 2) ?? [];
  return (
    <div className={styles.constellation}>
      <svg viewBox="-2 4 104 130" aria-hidden="true">
        <path className={styles.links} d={segmentPath(constellation, constellation.links)} />
        <path d={nodePath(constellation.nodes)} />
      </svg>
      <span className={styles.initials} aria-hidden="true">
        {initials.join("")}
      </span>
    </div>
  );
}

/** The width of the whole photo, of which the frame of four to five shows a part. */
function portraitSizes({ width, height, enfoque = "" }: Picture): string {
  const whole = Math.max(1, width / height / (4 / 5)) * portraitZoom(focalPoint(enfoque));
  const share = (part: number) => `${Math.round(part * whole)}vw`;
  return `(min-width: 640px) ${share(33)}, (min-width: 450px) ${share(50)}, ${share(40)}`;
}

function Talks({ speaker }: { readonly speaker: string }) {
  const edition = useEdition();
  const own = edition.tematicas.flatMap((item, place) =>
    item.ponente.includes(speaker) ? (
      <a key={talkAnchor(place)} className={styles.talk} href={`#${talkAnchor(place)}`}>
        {item.hora && <b>{startOf(edition, item)}</b>}
        {/* The space is for screen readers. */ " "}
        <span>{softHyphens(item.titulo)}</span>
      </a>
    ) : (
      []
    ),
  );
  return own.length > 0 && <div>{own}</div>;
}

/** A bio below its card: the styles show it on hover and focus; `open-bios.ts` keeps it open. */
function SpeakerBio({ id, nombre, semblanza }: Pick<Speaker, "id" | "nombre" | "semblanza">) {
  return (
    <div className={styles.more} data-bio>
      <button
        type="button"
        className={`${styles.trigger} label opens needs-scripts`}
        aria-expanded={false}
        aria-controls={`semblanza-${id}`}
        aria-label={`Semblanza de ${nombre}`}
      >
        Semblanza
      </button>
      <p id={`semblanza-${id}`} className={styles.bio}>
        {softHyphens(semblanza)}
      </p>
    </div>
  );
}
