import { useLocation } from "wouter";
import type { Path } from "../../../../content/faults/fault.ts";
import { inNaturalOrder, isPicture } from "../../../../content/photos/photo-names.ts";
import type { ContentKey } from "../../../../content/texts/content-keys.ts";
import { valueAt } from "../../../../domain/edition/values-at.ts";
import { Button } from "../../../ui/Button.tsx";
import layout from "../../components/layout.module.css";
import { change, currentDraft, useDraft } from "../data/draft.ts";
import { ENTRY_KEY, entriesAt, newKey } from "../data/entries/entries.ts";
import { PhotoDrop } from "../photos/PhotoDrop.tsx";
import { takePhotos } from "../photos/take-photo.ts";
import { EntryList } from "./EntryList.tsx";
import type { ListOpened } from "./open-page.ts";
import { PageHead } from "./PageHead.tsx";

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
  const folder = valueAt(draft.data[file], [...path.slice(0, -1), "carpeta"]);
  const isGallery = entries.picture === "archivo";
  if (isGallery && typeof folder === "string") {
    return <FolderNote file={file} path={path} folder={folder} />;
  }
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
            {entries.add}
          </Button>
        </p>
      )}
    </div>
  );
}

/** A gallery that shows a whole folder has no list to edit, until somebody makes it one. */
function FolderNote({ file, path, folder }: { file: ContentKey; path: Path; folder: string }) {
  const draft = useDraft();
  const photos = draft.published.photos
    .filter(({ path: file }) => file.startsWith(`${folder}/`) && isPicture(file))
    .sort((one, other) => inNaturalOrder(one.path, other.path));
  function makeList(): void {
    const list = photos.map(({ path: archivo, caption }) => ({
      [ENTRY_KEY]: newKey(),
      archivo,
      ...caption,
    }));
    change(file, [...path.slice(0, -1), "carpeta"], undefined);
    change(file, path, list);
  }
  return (
    <div className={layout.section}>
      <p>
        Aquí se muestran las {photos.length} fotos de una carpeta, en el orden de sus nombres. Para
        ordenarlas y cambiar sus textos en esta página, hágalas una lista.
      </p>
      <p>
        <Button onClick={makeList}>Hacer una lista de estas fotos</Button>
      </p>
    </div>
  );
}
