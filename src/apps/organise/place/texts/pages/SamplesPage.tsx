import { Link } from "wouter";
import { PartHead } from "../../parts/PartHead.tsx";
import { useReport } from "../data/check.ts";
import { useDraft } from "../data/draft.ts";
import { removeSample } from "../data/samples.ts";
import { Crumbs } from "./Crumbs.tsx";
import { labelOfField } from "./field-labels.ts";
import styles from "./Texts.module.css";

/** A checklist of what came with the site and waits to be replaced. */
export function SamplesPage() {
  const { samples } = useReport();
  const draft = useDraft();
  return (
    <>
      <Crumbs />
      <PartHead title="De muestra">
        <p>
          {samples.length === 0
            ? "Ya no queda nada de muestra."
            : "Esto vino con el sitio. Cámbielo, o márquelo si ya es lo verdadero."}
        </p>
      </PartHead>
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
