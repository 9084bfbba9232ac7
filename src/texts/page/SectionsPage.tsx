import type { ReactNode } from "react";
import { Link } from "wouter";
import { pathOf } from "#edition/files/rules/fault.ts";
import { SAMPLE_MARK } from "#edition/files/rules/sample-marks.ts";
import type { ContentKey } from "#edition/files/yaml/content-keys.ts";
import { valueAt } from "#edition/model/values-at.ts";
import { amount } from "#platform/text/amount.ts";
import { Note, Stack } from "#platform/ui/parts/layout.tsx";
import { PartHead } from "#platform/ui/parts/PartHead.tsx";
import { changesOf } from "./draft/changes.ts";
import { useReport } from "./draft/check.ts";
import { change, currentDraft, useDraft } from "./draft/draft.ts";
import { labelOfField, sectionOfField } from "./fields/field-labels.ts";
import { type Section, sections } from "./fields/sections.ts";
import { type Crumb, NEXT_EDITION_SLUG, SAMPLES_SLUG, TEXTS_PATH } from "./open-page.ts";
import styles from "./Texts.module.css";

/** Everything that can be edited, and what is left to do there. */
export function SectionsPage() {
  const { samples, faults } = useReport();
  const draft = useDraft();
  const changes = changesOf(draft);
  const wrong = [...faults].flatMap(([field, { isMissing }]) =>
    draft.isTried || !isMissing ? [sectionOfField(field)] : [],
  );
  function stateOf(section: Section): string {
    const faulty = wrong.filter((each) => each === section).length;
    const changed = changes.filter((each) => each.section === section).length;
    if (faulty > 0) return `${faulty} por corregir`;
    return changed > 0 ? amount(changed, "cambio", "cambios") : "";
  }
  return (
    <>
      <PartHead title="Textos">
        <p>Lo que usted escriba es un borrador de este navegador hasta que lo publique.</p>
      </PartHead>
      <ul className={`${styles.links} ${styles.sections}`}>
        {sections.map((section) => (
          <li key={section.slug}>
            <Link href={`${TEXTS_PATH}/${section.slug}`}>
              <span className={styles.name}>{section.name}</span>
              <Note as="span">{section.help}</Note>
              <span className={styles.state} data-wrong={wrong.includes(section)}>
                {stateOf(section)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Stack as="p" start className={styles.more}>
        <Link href={`${TEXTS_PATH}/${SAMPLES_SLUG}`}>
          {samples.length === 0
            ? "Ya no queda nada de muestra"
            : `${amount(samples.length, "dato es", "datos son")} todavía de muestra`}
        </Link>
        <Link href={`${TEXTS_PATH}/${NEXT_EDITION_SLUG}`}>Empezar la edición siguiente</Link>
      </Stack>
    </>
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

/** Removes the mark that calls a block or a field sample material. */
function removeSample(field: string): void {
  const [file, ...path] = pathOf(field);
  const key = file as ContentKey;
  const data = currentDraft().data[key];
  const own = [...path, SAMPLE_MARK];
  // A field is named by the mark of its block.
  const mark = [...path.slice(0, -1), SAMPLE_MARK];
  const named = valueAt(data, mark);
  const ownMark = valueAt(data, own) ?? null;
  if (ownMark !== null && !Array.isArray(ownMark)) change(key, own, undefined);
  // A second press comes before the list is read again, and finds no mark.
  else if (Array.isArray(named)) {
    const others = named.filter((name) => name !== path.at(-1));
    change(key, mark, others.length > 0 ? others : undefined);
  }
}

interface Props {
  readonly title: string;
  readonly isSentence?: boolean;
  readonly crumbs?: readonly Crumb[];
  readonly children?: ReactNode;
}

export function PageHead({ title, isSentence = false, crumbs = [], children }: Props) {
  return (
    <>
      <nav aria-label="Dónde está" className={styles.crumbs}>
        {[{ name: "Textos", href: TEXTS_PATH }, ...crumbs].map(({ name, href }) => (
          <Link key={href} href={href}>
            {name}
          </Link>
        ))}
      </nav>
      <PartHead title={title} isSentence={isSentence}>
        {children && <p>{children}</p>}
      </PartHead>
    </>
  );
}
