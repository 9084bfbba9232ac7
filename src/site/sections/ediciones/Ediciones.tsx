import { sectionTitle } from "#edition/model/sections.ts";
import { Island } from "#site/islands.tsx";
import { useEdition } from "#site/parts/edition-context.ts";
import { SectionHeading } from "#site/parts/SectionHeading.tsx";
import styles from "./Ediciones.module.css";

export function Ediciones() {
  return (
    <section
      id="ediciones"
      className={`${styles.section} not-on-paper on-grid`}
      aria-labelledby="ediciones-titulo"
    >
      <SectionHeading id="ediciones-titulo">
        {sectionTitle(useEdition().edicion, "ediciones")}
      </SectionHeading>
      <Island name="ediciones" />
    </section>
  );
}
