import { Link } from "wouter";
import { fieldOf, type Path } from "../../../../content/faults/fault.ts";
import type { ContentKey } from "../../../../content/texts/content-keys.ts";
import { Choice } from "../../components/Choice.tsx";
import { useReport } from "../data/check.ts";
import { useDraft } from "../data/draft.ts";
import { removeSample } from "../data/samples.ts";
import type { Field } from "../fields/field.ts";
import { labelOfField } from "../fields/field-labels.ts";
import { pathOfField } from "../form/use-field.ts";
import { PageHead } from "./PageHead.tsx";
import styles from "./Texts.module.css";

interface Props {
  readonly file: ContentKey;
  readonly at?: Path;
  readonly fields: readonly Field[];
}

/** Shows that something on this page is still sample material, and removes the mark. */
export function SampleMark({ file, at = [], fields }: Props) {
  const { samples } = useReport();
  const paths = [at, ...fields.map(({ name }) => pathOfField({ file, at }, name))];
  const mine = samples.filter(({ field }) =>
    paths.some((path) => {
      const own = fieldOf([file, ...path]);
      return path.length > 0 && (field === own || own.startsWith(`${field}.`));
    }),
  );
  if (mine.length === 0) return null;
  return (
    <p className={styles.sample}>
      <Choice
        onChoose={() => {
          for (const { field } of mine) removeSample(field);
        }}
      >
        Lo de esta página ya es lo verdadero, y no de muestra
      </Choice>
    </p>
  );
}

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
