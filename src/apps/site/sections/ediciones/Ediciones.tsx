import type { Edition } from "../../../../domain/edition/edition.ts";
import { sectionTitle } from "../../../../domain/edition/section-titles.ts";
import { ErrorBoundary } from "../../../ui/ErrorBoundary.tsx";
import { PhotoList } from "../../parts/photo/PhotoList.tsx";
import { SectionHeading } from "../../parts/SectionHeading.tsx";
import styles from "./Ediciones.module.css";
import { YearTabs } from "./YearTabs.tsx";

export function Ediciones({ edicion, ediciones }: Pick<Edition, "edicion" | "ediciones">) {
  return (
    <section
      id="ediciones"
      className={`${styles.section} on-grid`}
      aria-labelledby="ediciones-titulo"
    >
      <SectionHeading id="ediciones-titulo">{sectionTitle(edicion, "ediciones")}</SectionHeading>
      <ErrorBoundary instead={<PhotoList photos={ediciones.flatMap(({ fotos }) => fotos)} />}>
        <YearTabs editions={ediciones} />
      </ErrorBoundary>
    </section>
  );
}
