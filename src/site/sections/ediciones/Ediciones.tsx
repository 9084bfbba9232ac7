import type { Edition } from "#edition/model/edition.ts";
import { sectionTitle } from "#edition/model/sections.ts";
import { Island } from "#site/islands.tsx";
import { SectionHeading } from "#site/parts/SectionHeading.tsx";
import styles from "./Ediciones.module.css";

export function Ediciones(edition: Edition) {
  return (
    <section
      id="ediciones"
      className={`${styles.section} not-on-paper on-grid`}
      aria-labelledby="ediciones-titulo"
    >
      <SectionHeading id="ediciones-titulo">
        {sectionTitle(edition.edicion, "ediciones")}
      </SectionHeading>
      <Island name="ediciones" content={edition} />
    </section>
  );
}
