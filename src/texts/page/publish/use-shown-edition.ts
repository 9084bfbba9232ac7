import { useQueries } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { lucideNames } from "#edition/files/rules/icon-faults.ts";
import type { Drawn, IconDrawing, Mark } from "#edition/model/drawn.ts";
import type { Edition, EditionContent, Picture } from "#edition/model/edition.ts";
import { networksOf } from "#edition/model/networks.ts";
import { photosIn } from "#edition/model/photo-slots.ts";
import type { Draft } from "../draft/draft.ts";
import { type Lucide, useLucide } from "../form/lucide.ts";
import * as photoUrls from "../photos/photo-urls.ts";
import { urlOf } from "../photos/photo-urls.ts";
import { showableContent, withPictures } from "./preview-edition.ts";

/** The draft as the page shows it; `null` until there is one. */
export function useShownEdition(draft: Draft): Edition | null {
  const last = useRef<EditionContent | null>(null);
  const built = photoUrls.useBuiltPictures();
  const content = useMemo(() => showableContent(draft.data, last.current), [draft.data]);
  last.current = content ?? last.current;
  const shown = last.current;
  const names = useMemo(
    () => (shown ? [...new Set(photosIn(shown).map(({ photo }) => photo.archivo))] : []),
    [shown],
  );
  // Photos that neither the build nor the draft has come from the server.
  const sent = names.filter(
    (name) => !draft.photos.has(name) && built && !photoUrls.builtPicture(built, draft, name),
  );
  const answers = useQueries({
    queries: sent.map((name) =>
      photoUrls.sentPhoto(name, photoUrls.publishedPhoto(draft, name)?.version),
    ),
    combine: (results) => results.map(({ data }) => data),
  });
  const sizes = usePhotoSizes([
    ...names.flatMap((name) => draft.photos.get(name) ?? []).map(photoUrls.urlOf),
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
      const url = fresh ? photoUrls.urlOf(fresh) : urlsOf.get(name);
      if (url !== undefined) return wholePicture(url, sizes.get(url));
      return photoUrls.builtPicture(built, draft, name) ?? null;
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

/** A globe, for networks that the build has not drawn yet. */
const globe: IconDrawing = {
  nodes: [
    ["circle", { cx: "12", cy: "12", r: "10" }],
    ["path", { d: "M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20" }],
  ],
};

/** The icons and marks of the draft: those of the build, new icons, new marks as their own files. */
function drawnFor(
  content: EditionContent,
  built: Drawn | undefined,
  lucide: Lucide | undefined,
  { photos }: Draft,
): Drawn {
  const icons = lucideNames(content).flatMap((name) => {
    const nodes = lucide?.[name];
    const icon = built?.icons?.[name] ?? (nodes && { nodes });
    return icon ? [[name, icon] as const] : [];
  });
  const fresh = [...photos].map(([name, blob]): [string, Mark] => [
    name,
    { file: urlOf(blob), width: 240, height: 108 },
  ]);
  const networks = networksOf(content.edicion);
  return {
    icons: Object.fromEntries(icons),
    contact: {
      mail: built?.contact?.mail ?? globe,
      chat: built?.contact?.chat ?? globe,
      networks: networks.map((_, index) => built?.contact?.networks[index] ?? globe),
    },
    marks: { ...built?.marks, ...Object.fromEntries(fresh) },
    sponsors: { ...built?.sponsors, ...Object.fromEntries(fresh) },
  };
}
