import type { ContentKey } from "../../../../../content/desk/content-keys.ts";
import type { Path } from "../../../../../content/faults/fault.ts";
import { inNaturalOrder, isPicture } from "../../../../../content/photos/photo-names.ts";
import { Button } from "../../../../ui/Button.tsx";
import layout from "../../parts/layout.module.css";
import { change, useDraft } from "../data/draft.ts";
import { ENTRY_KEY, newKey } from "../data/entries/entries.ts";

interface Props {
  readonly file: ContentKey;
  /** Where the list of photos would be. */
  readonly path: Path;
  readonly folder: string;
}

/** A gallery that shows a whole folder has no list to edit, until somebody makes it one. */
export function FolderNote({ file, path, folder }: Props) {
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
