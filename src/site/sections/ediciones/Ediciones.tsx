import { Island } from "#site/islands.tsx";
import { SectionHeading } from "#site/parts/SectionHeading.tsx";
import styles from "./Ediciones.module.css";

export function Ediciones() {
  return (
    <section
      id="ediciones"
      className={`${styles.section} not-on-paper on-grid`}
      aria-labelledby="ediciones-titulo"
    >
      <SectionHeading id="ediciones" />
      <Island name="ediciones" />
    </section>
  );
}
