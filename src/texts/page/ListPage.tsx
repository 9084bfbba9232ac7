import { useState } from "react";
import { Link, useLocation } from "wouter";
import { fieldOf, pathOf } from "#edition/files/rules/fault.ts";
import { valueAt } from "#edition/model/values-at.ts";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { PictureButton } from "#platform/ui/parts/FileButton.tsx";
import { Fault, Line, Note, Rows, Stack } from "#platform/ui/parts/layout.tsx";
import { useReport } from "./draft/check.ts";
import { change, currentDraft, useDraft } from "./draft/draft.ts";
import { ENTRY_KEY, entriesAt, isNew, keyOf, moved, newKey } from "./draft/entries.ts";
import { type Entries, titleOf } from "./fields/field.ts";
import { FieldControl } from "./form/FieldControl.tsx";
import { usePhotoUrl } from "./form/photo-urls.ts";
import { takePhotos } from "./form/take-photo.ts";
import styles from "./ListPage.module.css";
import type { EntryOpened, ListOpened } from "./open-page.ts";
import { PageHead } from "./SectionsPage.tsx";
import texts from "./Texts.module.css";

export function ListPage(page: ListOpened) {
  return (
    <>
      <PageHead title={page.section.name}>{page.section.help}</PageHead>
      <ListEditor {...page} />
    </>
  );
}

/** Entries with their pictures, or their hours; their order changes by two buttons. */
function ListEditor({ section: { file }, entries, path, href }: Omit<ListOpened, "kind">) {
  const [, navigate] = useLocation();
  const { faults } = useReport();
  const draft = useDraft();
  const [said, setSaid] = useState("");
  const list = entriesAt(draft.data[file], path);
  const inList = entries.fields.find(({ name }) => name === entries.inList);
  const isCalm = (entry: unknown) => isNew(entry) && !draft.isTried;
  const nameOf = (entry: Readonly<Record<string, unknown>>) => titleOf(entries, entry);

  function move(from: number, to: number, button: HTMLElement): void {
    const entry = list[from];
    if (entry === undefined || to < 0 || to === list.length) return;
    change(file, path, moved(list, from, to));
    setSaid(`${nameOf(entry)}: ahora es el ${to + 1} de ${list.length}.`);
    // React moves the row, and the browser forgets its focus.
    requestAnimationFrame(() => button.focus());
  }

  function add(fields: object = {}): void {
    const present = entriesAt(currentDraft().data[file], path);
    change(file, path, [...present, { [ENTRY_KEY]: newKey(), ...fields }]);
  }

  return (
    <Stack>
      <Rows as="ol" className={`${texts.links} ${styles.rows}`}>
        {list.map((entry, index) => {
          const key = keyOf(entry);
          const at = fieldOf([file, ...path, index]);
          const State = isCalm(entry) ? Note : Fault;
          const wrong = [...faults.keys()].filter((field) => field.startsWith(at)).length;
          return (
            <li key={key}>
              {entries.picture && <Thumbnail entries={entries} entry={entry} />}
              {inList && (
                <div className={styles.field}>
                  <FieldControl
                    place={{ file, at: [...path, index] }}
                    field={{ ...inList, label: `${inList.label}: ${nameOf(entry)}` }}
                  />
                </div>
              )}
              <Link href={`${href}/${index + 1}`}>
                <span className={styles.name}>{nameOf(entry)}</span>
                <Note as="span" className={styles.note}>
                  {entries.note?.(entry)}
                </Note>
                {wrong > 0 && (
                  <State as="span">
                    {isCalm(entry) ? "Sin terminar" : `${wrong} por corregir`}
                  </State>
                )}
              </Link>
              {[
                { name: "Subir", arrow: "↑", to: index - 1 },
                { name: "Bajar", arrow: "↓", to: index + 1 },
              ].map(({ name, arrow, to }) => (
                <button
                  key={name}
                  type="button"
                  className={styles.move}
                  aria-label={`${name}: ${nameOf(entry)}`}
                  aria-disabled={to < 0 || to === list.length}
                  onClick={({ currentTarget }) => move(index, to, currentTarget)}
                >
                  {arrow}
                </button>
              ))}
            </li>
          );
        })}
      </Rows>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {entries.picture === "archivo" ? (
        <PictureButton
          isSeveral
          onFiles={(files) => takePhotos(files, (archivo) => add({ archivo }))}
        />
      ) : (
        <p>
          <Button
            onClick={() => {
              add();
              navigate(`${href}/${list.length + 1}`);
            }}
          >
            Agregar {entries.one}
          </Button>
        </p>
      )}
    </Stack>
  );
}

function Thumbnail({ entries, entry }: { readonly entries: Entries; readonly entry: unknown }) {
  const { fields, picture = "" } = entries;
  const name = valueAt(entry, pathOf(picture));
  const url = usePhotoUrl(typeof name === "string" ? name : "");
  const isMark = fields.some((field) => field.name === picture && field.kind === "mark");
  return (
    <span className={`${styles.thumbnail} ${isMark ? styles.mark : ""}`}>
      {url && <img src={url} alt="" loading="lazy" />}
    </span>
  );
}

export function EntryPage({ section, entries, list, index, href, crumbs }: EntryOpened) {
  const [, navigate] = useLocation();
  const { file } = section;
  const all = entriesAt(useDraft().data[file], list);
  const entry = all[index] ?? {};
  const above = href.slice(0, href.lastIndexOf("/"));
  const at = [...list, index];
  function remove(): void {
    const name = titleOf(entries, entry);
    change(file, list, all.toSpliced(index, 1));
    navigate(above);
    showSuccess(`Se quitó «${name}» del borrador.`, {
      name: "Recuperar",
      run: () =>
        change(file, list, entriesAt(currentDraft().data[file], list).toSpliced(index, 0, entry)),
    });
  }
  return (
    <>
      <PageHead title={titleOf(entries, entry)} isSentence crumbs={crumbs} />
      <Stack>
        {entries.fields.map((field) => (
          <FieldControl key={field.name} place={{ file, at }} field={field} />
        ))}
      </Stack>
      {entries.inner && (
        <Stack as="section" aria-label={entries.inner.label}>
          <h2>{entries.inner.label}</h2>
          <ListEditor
            section={section}
            entries={entries.inner.entries}
            path={[...at, entries.inner.name]}
            href={href}
          />
        </Stack>
      )}
      <Line as="nav" className={texts.neighbours} aria-label="En esta lista">
        {index > 0 && <Link href={`${above}/${index}`}>Anterior</Link>}
        {index + 1 < all.length && <Link href={`${above}/${index + 2}`}>Siguiente</Link>}
        <Button onClick={remove}>Quitar de la lista</Button>
      </Line>
    </>
  );
}
