import { boundWords } from "./emblem/title-lines.ts";
import styles from "./SectionHeading.module.css";

interface SectionHeadingProps {
  readonly id: string;
  /** A quiet heading is small on wide windows, because larger content stands beside it. */
  readonly quiet?: boolean;
  readonly children: string;
}

export function SectionHeading({ id, quiet, children }: SectionHeadingProps) {
  return (
    <header className={styles.header} data-quiet={quiet}>
      <h2 id={id} className={styles.title}>
        {boundWords(children)}
      </h2>
    </header>
  );
}
