import styles from "./SectionHeading.module.css";

interface SectionHeadingProps {
  readonly id: string;
  /** Place of the section on the page, drawn as in a technical drawing: `02 /`. */
  readonly index: number;
  readonly children: string;
}

export function SectionHeading({ id, index, children }: SectionHeadingProps) {
  return (
    <header className={styles.header}>
      <span className={styles.index} aria-hidden="true">
        <span className="veil">{`${String(index).padStart(2, "0")} / ${children}`}</span>
      </span>
      <h2 id={id} className={`${styles.title} reveal`}>
        {children}
      </h2>
    </header>
  );
}
