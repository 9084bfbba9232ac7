import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { Link } from "wouter";
import { fieldOf, type Path } from "../../../../content/faults/fault.ts";
import type { ContentKey } from "../../../../content/texts/content-keys.ts";
import { valueAt } from "../../../../domain/edition/values-at.ts";
import layout from "../../components/layout.module.css";
import { useReport } from "../data/check.ts";
import { change, useDraft } from "../data/draft.ts";
import { isNew, keyOf, moved } from "../data/entries/entries.ts";
import { type Entries, pathOfName, titleOf } from "../fields/field.ts";
import { LineField } from "../form/texts.tsx";
import { usePhotoUrl } from "../photos/photo-urls.ts";
import styles from "./EntryList.module.css";

interface Props {
  readonly file: ContentKey;
  readonly path: Path;
  readonly entries: Entries;
  readonly list: readonly Readonly<Record<string, unknown>>[];
  readonly href: string;
}

/** Entries with their pictures, or their hours; their order changes by dragging, or with the arrow keys. */
export function EntryList({ file, path, entries, list, href }: Props) {
  const rows = useRef<HTMLOListElement>(null);
  const { faults } = useReport();
  const draft = useDraft();
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const isCalm = (entry: unknown) => isNew(entry) && !draft.isTried;
  const nameOf = (entry: Readonly<Record<string, unknown>>) => titleOf(entries, entry);

  function move(from: number, to: number): void {
    const entry = list[from];
    if (entry === undefined || to < 0 || to >= list.length || to === from) return;
    change(file, path, moved(list, from, to));
    setSaid(`${nameOf(entry)}: ahora es el ${to + 1} de ${list.length}.`);
  }
  function press(event: KeyboardEvent, index: number): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
    // React moves the row, and the browser forgets its focus.
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle instanceof HTMLElement && handle.focus());
  }
  function drag({ clientY }: PointerEvent, key: string): void {
    if (dragged !== key) return;
    const from = list.findIndex((entry) => keyOf(entry) === key);
    const middles = [...(rows.current?.children ?? [])].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    const above = middles.filter((middle, index) => index !== from && middle < clientY).length;
    if (above !== from) move(from, above);
  }

  return (
    <>
      <ol className={`${layout.rows} ${layout.links} ${styles.rows}`} ref={rows}>
        {list.map((entry, index) => {
          const key = keyOf(entry);
          const at = fieldOf([file, ...path, index]);
          const wrong = [...faults.keys()].filter((field) => field.startsWith(at)).length;
          return (
            <li key={key} data-dragged={dragged === key}>
              {entries.picture && <Thumbnail name={valueAt(entry, pathOfName(entries.picture))} />}
              {entries.inList && (
                <div className={styles.field}>
                  <LineField
                    place={{ file, at: [...path, index] }}
                    field={{
                      ...entries.inList,
                      label: `${entries.inList.label}: ${nameOf(entry)}`,
                    }}
                  />
                </div>
              )}
              <Link href={`${href}/${index + 1}`}>
                <span className={styles.name}>{nameOf(entry)}</span>
                <span className={`${layout.note} ${styles.note}`}>{entries.note?.(entry)}</span>
                {wrong > 0 && (
                  <span className={isCalm(entry) ? layout.note : layout.fault}>
                    {isCalm(entry) ? "Sin terminar" : `${wrong} por corregir`}
                  </span>
                )}
              </Link>
              <button
                type="button"
                className={styles.handle}
                aria-label={`Mover: ${nameOf(entry)}. Con las flechas hacia arriba y hacia abajo.`}
                onKeyDown={(event) => press(event, index)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(key);
                }}
                onPointerMove={(event) => drag(event, key)}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
              >
                <span aria-hidden="true">⠿</span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

function Thumbnail({ name }: { readonly name: unknown }) {
  const url = usePhotoUrl(typeof name === "string" ? name : "");
  return <span className={styles.thumbnail}>{url && <img src={url} alt="" loading="lazy" />}</span>;
}
