import type { ReactNode } from "react";
import styles from "./Notice.module.css";

interface NoticeProps {
  /** A drawing above the text; with it, the notice is laid out like a poster. */
  readonly mark?: ReactNode;
  readonly label?: string;
  readonly isGood?: boolean;
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

export function Notice({ mark, label, isGood = false, title, text, children }: NoticeProps) {
  return (
    <main className={styles.notice} data-poster={mark !== undefined} tabIndex={-1}>
      {mark && <div className={styles.mark}>{mark}</div>}
      {label && (
        <p className={styles.label} data-good={isGood}>
          {label}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text} role="status">
        {text}
      </p>
      {children}
    </main>
  );
}
