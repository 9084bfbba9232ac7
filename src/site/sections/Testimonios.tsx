import { useEdition } from "../parts/edition-context.ts";
import { Photo } from "../parts/photo/Photo.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import styles from "./Testimonios.module.css";

export function Testimonios() {
  const { testimonios } = useEdition();
  return (
    <section
      id="testimonios"
      className={`${styles.section} heading-beside not-on-paper`}
      data-background="paper"
      aria-labelledby="testimonios-titulo"
    >
      <SectionHeading id="testimonios" quiet />
      <ul className={styles.list}>
        {testimonios.map(({ cita, autor, imagen }) => (
          <li key={autor + cita}>
            <figure className={styles.testimonial}>
              <blockquote>
                <p className={styles.quote}>{cita}</p>
              </blockquote>
              <figcaption className={styles.author}>
                {imagen && (
                  <span className={styles.face}>
                    <Photo picture={imagen} sizes="64px" />
                  </span>
                )}
                {autor}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
