import { Link, useLocation } from "wouter";
import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Line, Stack } from "#platform/ui/parts/layout.tsx";
import { change, currentDraft, useDraft } from "./draft/draft.ts";
import { entriesAt } from "./draft/entries.ts";
import { titleOf } from "./fields/field.ts";
import { FieldControl } from "./form/FieldControl.tsx";
import { ListEditor } from "./ListPage.tsx";
import type { EntryOpened } from "./open-page.ts";
import { PageHead } from "./SectionsPage.tsx";
import styles from "./Texts.module.css";

export function EntryPage({ section, entries, list, index, href, crumbs }: EntryOpened) {
  const draft = useDraft();
  const [, navigate] = useLocation();
  const { file } = section;
  const all = entriesAt(draft.data[file], list);
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
      <Line as="nav" className={styles.neighbours} aria-label="En esta lista">
        {index > 0 && <Link href={`${above}/${index}`}>Anterior</Link>}
        {index + 1 < all.length && <Link href={`${above}/${index + 2}`}>Siguiente</Link>}
        <Button onClick={remove}>Quitar de la lista</Button>
      </Line>
    </>
  );
}
