import styles from "./SectionHeading.module.css";

interface SectionHeadingProps {
  readonly id: string;
  /** Two words that add to the heading, such as `3 conferencias`. */
  readonly label?: string;
  /** Whether the content below is more prominent than its heading. */
  readonly quiet?: boolean;
  readonly children: string;
}

/** A section's title, below its number on the page, as in a technical drawing: `02 / …`. */
export function SectionHeading({ id, label = "", quiet = false, children }: SectionHeadingProps) {
  return (
    <header className={styles.header}>
      <span className={styles.index} aria-hidden="true">
        <span className="veil">
          <span className={styles.label}>{label}</span>
        </span>
      </span>
      <h2 id={id} className={`${styles.title} reveal`} data-quiet={quiet}>
        {children}
      </h2>
    </header>
  );
}
