import type { Edition } from "../../../../domain/edition/edition.ts";
import { sectionTitle } from "../../../../domain/edition/section-titles.ts";
import { Island } from "../../islands.tsx";
import { SectionHeading } from "../../parts/SectionHeading.tsx";
import styles from "./Ediciones.module.css";

export function Ediciones({ edition }: { readonly edition: Edition }) {
  return (
    <section
      id="ediciones"
      className={`${styles.section} on-grid`}
      aria-labelledby="ediciones-titulo"
    >
      <SectionHeading id="ediciones-titulo">
        {sectionTitle(edition.edicion, "ediciones")}
      </SectionHeading>
      <Island name="ediciones" content={edition} />
    </section>
  );
}
