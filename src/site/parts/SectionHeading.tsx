import styles from "./SectionHeading.module.css";

interface SectionHeadingProps {
  readonly id: string;
  readonly children: string;
}

/** A section's title; over it its place on the page, as in a technical drawing: `02 / …`. */
export function SectionHeading({ id, children }: SectionHeadingProps) {
  return (
    <header className={styles.header}>
      <span className={styles.index} aria-hidden="true">
        <span className="veil">
          <span className={styles.label}>{children}</span>
        </span>
      </span>
      <h2 id={id} className={`${styles.title} reveal`}>
        {children}
      </h2>
    </header>
  );
}
