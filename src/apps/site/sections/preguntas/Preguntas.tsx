import { useEffect, useRef } from "react";
import type { Edition } from "../../../../domain/edition/edition.ts";
import { sectionTitle } from "../../../../domain/edition/section-titles.ts";
import { lastWordsTogether } from "../../../../domain/text/last-words-together.ts";
import { SectionHeading } from "../../parts/SectionHeading.tsx";
import styles from "./Preguntas.module.css";

/** Questions, whose answers open in place. */
export function Preguntas({ edicion, preguntas = [] }: Pick<Edition, "edicion" | "preguntas">) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current ? openOnPaper(list.current) : undefined), []);
  return (
    <section
      id="preguntas"
      className={`${styles.section} on-grid`}
      aria-labelledby="preguntas-titulo"
    >
      <SectionHeading id="preguntas-titulo">{sectionTitle(edicion, "preguntas")}</SectionHeading>
      <div ref={list} className={styles.list}>
        {preguntas.map(({ pregunta, respuesta }) => (
          <details key={pregunta} className={styles.question}>
            <summary className={`${styles.summary} text-backdrop`}>{pregunta}</summary>
            <p className={`${styles.answer} text-backdrop`}>{lastWordsTogether(respuesta)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Opens the answers while the page is printed, because the style sheets of older browsers cannot. */
function openOnPaper(list: HTMLElement): () => void {
  const onPaper = new AbortController();
  const { signal } = onPaper;
  let opened: HTMLDetailsElement[] = [];
  const setOpen = (open: boolean) => {
    for (const answer of opened) answer.open = open;
  };
  addEventListener(
    "beforeprint",
    () => {
      opened = [...list.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
      setOpen(true);
    },
    { signal },
  );
  addEventListener("afterprint", () => setOpen(false), { signal });
  return () => onPaper.abort();
}
