import { useQueries } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { lucideNames } from "../../../../../content/rules/icon-faults.ts";
import type { Edition, EditionContent, Picture } from "../../../../../domain/edition/edition.ts";
import { photosIn } from "../../../../../domain/edition/photo-slots.ts";
import type { Draft } from "../data/draft.ts";
import { useLucide } from "../form/icons/lucide.ts";
import {
  builtPicture,
  publishedPhoto,
  sentPhoto,
  urlOf,
  useBuiltPictures,
} from "../photos/photo-urls.ts";
import { drawnFor } from "./drawn-for.ts";
import { showableContent, withPictures } from "./preview-edition.ts";

/** The draft as the page shows it; `null` until there is one. */
export function useShownEdition(draft: Draft): Edition | null {
  const last = useRef<EditionContent | null>(null);
  const built = useBuiltPictures();
  const { photos: published } = draft.published;
  const content = useMemo(
    () => showableContent(draft.data, last.current, published),
    [draft.data, published],
  );
  last.current = content ?? last.current;
  const shown = last.current;
  const names = useMemo(
    () => (shown ? [...new Set(photosIn(shown).map(({ photo }) => photo.archivo))] : []),
    [shown],
  );
  // Photos that neither the build nor the draft has come from the server.
  const sent = names.filter(
    (name) => !draft.photos.has(name) && built && !builtPicture(built, draft, name),
  );
  const answers = useQueries({
    queries: sent.map((name) => sentPhoto(name, publishedPhoto(draft, name)?.version)),
    combine: (results) => results.map(({ data }) => data),
  });
  const sizes = usePhotoSizes([
    ...names.flatMap((name) => draft.photos.get(name) ?? []).map(urlOf),
    ...answers.filter((url) => url !== undefined),
  ]);
  const { data: lucide } = useLucide(
    shown !== null && lucideNames(shown).some((name) => !built?.drawn?.icons?.[name]),
  );
  const urlsOf = new Map(sent.map((name, index) => [name, answers[index]]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URLs stand for their photos
  return useMemo(() => {
    if (shown === null) return null;
    const edition = withPictures(shown, (name) => {
      const fresh = draft.photos.get(name);
      const url = fresh ? urlOf(fresh) : urlsOf.get(name);
      if (url !== undefined) return wholePicture(url, sizes.get(url));
      return builtPicture(built, draft, name) ?? null;
    });
    return { ...edition, drawn: drawnFor(shown, built?.drawn, lucide, draft) };
  }, [shown, draft.photos, built, lucide, sizes, answers.join()]);
}

/** A photo in its one size. */
function wholePicture(url: string, size = { width: 1200, height: 900 }): Omit<Picture, "alt"> {
  return { id: url, widths: [size.width], ...size, colour: "#190a0c" };
}

/** The sizes of photos, once they are known. */
function usePhotoSizes(urls: readonly string[]) {
  const [sizes, setSizes] = useState<ReadonlyMap<string, { width: number; height: number }>>(
    new Map(),
  );
  const wanted = urls.filter((url) => !sizes.has(url)).join("\n");
  useEffect(() => {
    for (const url of wanted.split("\n").filter((each) => each !== "")) {
      const image = new Image();
      image.src = url;
      image
        .decode()
        .then(() => {
          const { naturalWidth: width, naturalHeight: height } = image;
          setSizes((known) => new Map([...known, [url, { width, height }]]));
        })
        .catch(() => {});
    }
  }, [wanted]);
  return sizes;
}
