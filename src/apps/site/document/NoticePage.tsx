import type { ReactNode } from "react";
import { Emblem } from "../parts/emblem/Emblem.tsx";
import styles from "./NoticePage.module.css";

interface NoticePageProps {
  readonly editionNumber: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page with one sentence and a link home, for unknown URLs and for failures. */
export function NoticePage({ editionNumber, title, children }: NoticePageProps) {
  return (
    <main className={styles.page}>
      <div className={styles.emblem}>
        <Emblem editionNumber={editionNumber} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p>
        {children} <a href={import.meta.env.BASE_URL}>Ir al inicio</a>
      </p>
    </main>
  );
}
