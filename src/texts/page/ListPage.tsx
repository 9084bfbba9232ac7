import { useLocation } from "wouter";
import { Button } from "#platform/ui/Button.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import { change, currentDraft, useDraft } from "./draft/draft.ts";
import { ENTRY_KEY, entriesAt, newKey } from "./draft/entries.ts";
import { EntryList } from "./EntryList.tsx";
import type { ListOpened } from "./open-page.ts";
import { PageHead } from "./PageHead.tsx";
import { PhotoDrop } from "./photos/PhotoDrop.tsx";
import { takePhotos } from "./photos/take-photo.ts";

export function ListPage({ section, entries, path, href }: ListOpened) {
  return (
    <>
      <PageHead title={section.name}>{section.help}</PageHead>
      <ListEditor section={section} entries={entries} path={path} href={href} />
    </>
  );
}

/** The entries of a list, and the way to add one. */
export function ListEditor({ section: { file }, entries, path, href }: Omit<ListOpened, "kind">) {
  const draft = useDraft();
  const [, navigate] = useLocation();
  const list = entriesAt(draft.data[file], path);
  const isGallery = entries.picture === "archivo";
  return (
    <div className={layout.section}>
      <EntryList file={file} path={path} entries={entries} list={list} href={href} />
      {isGallery ? (
        <PhotoDrop
          isSeveral
          onFiles={(files) =>
            takePhotos(files, (archivo) => {
              const photos = entriesAt(currentDraft().data[file], path);
              change(file, path, [...photos, { [ENTRY_KEY]: newKey(), archivo }]);
            })
          }
        />
      ) : (
        <p>
          <Button
            onClick={() => {
              change(file, path, [...list, { [ENTRY_KEY]: newKey() }]);
              navigate(`${href}/${list.length + 1}`);
            }}
          >
            Agregar {entries.one}
          </Button>
        </p>
      )}
    </div>
  );
}
