import { type SectionId, sectionTitle } from "#edition/model/sections.ts";
import { useEdition } from "./edition-context.ts";
import { boundWords } from "./emblem/title-lines.ts";
import styles from "./SectionHeading.module.css";

interface SectionHeadingProps {
  readonly id: SectionId;
  /** A quiet heading is small on wide windows, because larger content stands beside it. */
  readonly quiet?: boolean;
}

/** The heading that names a section, whose element has it as `aria-labelledby`. */
export function SectionHeading({ id, quiet }: SectionHeadingProps) {
  return (
    <header className={styles.header} data-quiet={quiet}>
      <h2 id={`${id}-titulo`} className={styles.title}>
        {boundWords(sectionTitle(useEdition().edicion, id))}
      </h2>
    </header>
  );
}
