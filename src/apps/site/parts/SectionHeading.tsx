import styles from "./SectionHeading.module.css";
import { boundWords } from "./title/title-lines.ts";

interface SectionHeadingProps {
  readonly id: string;
  /** A fact that helps and is said nowhere else, such as `Puertas 7:00 AM`. */
  readonly label?: string;
  /** Whether the label helps only until the event is over. */
  readonly sold?: boolean;
  /** A quiet heading is small on wide windows, because larger content stands beside it. */
  readonly quiet?: boolean;
  readonly children: string;
}

/** A section's title, below a rule that a label may begin, as in a technical drawing. */
export function SectionHeading({ id, label = "", sold, quiet, children }: SectionHeadingProps) {
  return (
    <header className={styles.header} data-quiet={quiet}>
      <span className={styles.index} aria-hidden="true">
        {label && (
          <span className="text-backdrop" data-sold={sold}>
            {label}
          </span>
        )}
      </span>
      <h2 id={id} className={styles.title}>
        {boundWords(children)}
      </h2>
    </header>
  );
}
