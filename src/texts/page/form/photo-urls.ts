import { useQuery } from "@tanstack/react-query";
import type { PhotoContent } from "#edition/model/edition.ts";
import {
  BUILT_PICTURES_FILE,
  type BuiltPicture,
  type BuiltPictures,
} from "#edition/model/pictures/built-pictures.ts";
import type { PhotoShape } from "#edition/model/pictures/photo-slots.ts";
import { send } from "#platform/calls/send.ts";
import { type TextsPhoto, textsCalls } from "#texts/model/texts-calls.ts";
import { type Draft, useDraft } from "../draft/draft.ts";

const forEver = { staleTime: "static", gcTime: Number.POSITIVE_INFINITY } as const;

export const builtPicturesKey = ["built pictures"] as const;

/** The pictures that the build made of the published photos; none where only this page is built. */
export function useBuiltPictures(): BuiltPictures | undefined {
  return useQuery({
    queryKey: builtPicturesKey,
    queryFn: async (): Promise<BuiltPictures> => {
      const answer = await fetch(`/${BUILT_PICTURES_FILE}`);
      return answer.ok ? await answer.json() : { pictures: [] };
    },
    ...forEver,
    // Publishing makes them old.
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

type DraftPhotos = Pick<Draft, "photos"> & {
  readonly published: Pick<Draft["published"], "photos">;
};

/** The build's picture of a photo, at best with its focal point; none if it was replaced since. */
export function builtPicture(
  built: BuiltPictures | undefined,
  draft: DraftPhotos,
  { archivo, enfoque }: Pick<PhotoContent, "archivo" | "enfoque">,
  shape?: PhotoShape,
): BuiltPicture | undefined {
  const bytes = draft.photos.has(archivo) ? null : publishedPhoto(draft, archivo)?.bytes;
  const pictures = built?.pictures.filter(
    (each) =>
      each.archivo === archivo && each.bytes === bytes && each.shape === (shape ?? each.shape),
  );
  return pictures?.find((each) => each.enfoque === enfoque) ?? pictures?.[0];
}

function publishedPhoto(
  { published }: Pick<DraftPhotos, "published">,
  path: string,
): TextsPhoto | undefined {
  return published.photos.find((photo) => photo.path === path);
}

/** The URL of a photo of the draft: a new one, a built one, or one that the server sends. */
export function usePhotoUrl(path: string): string | undefined {
  const draft = useDraft();
  const built = useBuiltPictures();
  const picture = builtPicture(built, draft, { archivo: path });
  const isKnown = draft.photos.has(path) || publishedPhoto(draft, path) !== undefined;
  const isNeeded = built !== undefined && !picture && isKnown;
  const { data: whole } = useQuery({ ...wholePhoto(draft, path), enabled: isNeeded });
  return picture ? `/fotos/${picture.id}-${picture.widths[0]}.webp` : whole?.url;
}

/** The query for a photo in its one size, which is new or which only the server has. */
export function wholePhoto(draft: Draft, path: string) {
  const fresh = draft.photos.get(path);
  return {
    queryKey: ["photo", path, fresh ? urlOf(fresh) : publishedPhoto(draft, path)?.version],
    queryFn: async () => {
      const url = urlOf(fresh ?? (await sentPhoto(path)));
      const image = Object.assign(new Image(), { src: url });
      // A drawing may have no size of its own.
      await image.decode().catch(() => {});
      return { path, url, width: image.naturalWidth || 1200, height: image.naturalHeight || 900 };
    },
    ...forEver,
  };
}

async function sentPhoto(path: string): Promise<Blob> {
  const bytes = await send(textsCalls.photo, { path });
  // Browsers recognise photos by their bytes, but SVG files by their type alone.
  return new Blob([bytes], { type: path.endsWith(".svg") ? "image/svg+xml" : "" });
}

const urls = new WeakMap<Blob, string>();

export function urlOf(blob: Blob): string {
  const known = urls.get(blob) ?? URL.createObjectURL(blob);
  urls.set(blob, known);
  return known;
}
