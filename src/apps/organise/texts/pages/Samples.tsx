import { Link } from "wouter";
import { useReport } from "../data/check.ts";
import { useDraft } from "../data/draft.ts";
import { removeSample } from "../data/samples.ts";
import { labelOfField } from "../fields/field-labels.ts";
import { PageHead } from "./PageHead.tsx";
import styles from "./Texts.module.css";

/** A checklist of what came with the site and waits to be replaced. */
export function SamplesPage() {
  const { samples } = useReport();
  const draft = useDraft();
  return (
    <>
      <PageHead title="De muestra">
        {samples.length === 0
          ? "Ya no queda nada de muestra."
          : "Esto vino con el sitio. Cámbielo, o márquelo si ya es lo verdadero."}
      </PageHead>
      <ul className={styles.samples}>
        {samples.map(({ field }) => {
          const { words, href } = labelOfField(draft, field);
          return (
            <li key={field}>
              <input
                type="checkbox"
                aria-label={`Ya es verdadero: ${words}`}
                onChange={() => removeSample(field)}
              />
              <Link href={href}>{words}</Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
