import { useEdition } from "../parts/edition-context.ts";
import { Photo } from "../parts/photo/Photo.tsx";
import { SectionHeading } from "../parts/SectionHeading.tsx";
import styles from "./Testimonios.module.css";

/** Letters of a quotation that has room for the largest size, in four lines. */
const SHORT = 100;

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
          <li key={autor + cita} data-short={cita.length <= SHORT || undefined}>
            <figure className={styles.testimonial}>
              <blockquote>
                <p className={styles.quote}>{cita}</p>
              </blockquote>
              <figcaption className={styles.author}>
                {imagen && (
                  <span className={styles.face}>
                    <Photo picture={imagen} sizes="80px" />
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
