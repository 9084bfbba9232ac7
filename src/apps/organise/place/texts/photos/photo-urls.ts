import { useQuery } from "@tanstack/react-query";
import type { BuiltPictures } from "../../../../../domain/edition/built-pictures.ts";
import { BUILT_PICTURES_FILE } from "../../../../../domain/edition/built-pictures.ts";
import { calls } from "../../calls/calls.ts";
import { type Draft, useDraft } from "../data/draft.ts";

/** A photo as a browser can show it: a URL, and its size in pixels if known. */
export interface ShownPhoto {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const forEver = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** The pictures that the build made of the published photos; none where only this page is built. */
export function useBuiltPictures(): BuiltPictures | undefined {
  return useQuery({
    queryKey: ["built pictures"],
    queryFn: async (): Promise<BuiltPictures> => {
      const answer = await fetch(`/${BUILT_PICTURES_FILE}`);
      return answer.ok ? await answer.json() : { pictures: {} };
    },
    ...forEver,
  }).data;
}

/** The photo's own built picture, if the photo is still the one that was built. */
export function builtPicture(built: BuiltPictures | undefined, draft: Draft, path: string) {
  const picture = built?.pictures[path];
  const { bytes } = draft.published.photos.find((photo) => photo.path === path) ?? {};
  return picture && picture.bytes === bytes ? picture : undefined;
}

/** The URL of a photo of the draft: a new one, a built one, or one that the server sends. */
export function usePhotoUrl(path: string): string | undefined {
  const draft = useDraft();
  const built = useBuiltPictures();
  const fresh = draft?.photos.get(path);
  const picture = draft && !fresh ? builtPicture(built, draft, path) : undefined;
  const version = draft?.published.photos.find((photo) => photo.path === path)?.version;
  const sent = useSentPhoto(path, version, built !== undefined && !fresh && !picture);
  if (fresh) return urlOf(fresh);
  if (picture) return `/fotos/${picture.id}-${picture.widths[0]}.webp`;
  return sent;
}

function useSentPhoto(path: string, version: string | undefined, isNeeded: boolean) {
  return useQuery({
    ...sentPhoto(path, version),
    enabled: isNeeded && version !== undefined,
  }).data;
}

/** The query for a photo that only the server has. */
export const sentPhoto = (path: string, version: string | undefined) => ({
  queryKey: ["photo", path, version],
  queryFn: async () => {
    const bytes = await calls.photo(path);
    // Browsers recognise photos by their bytes, but drawings by their type alone.
    return urlOf(path.endsWith(".svg") ? bytes.slice(0, bytes.size, "image/svg+xml") : bytes);
  },
  ...forEver,
});

const urls = new WeakMap<Blob, string>();

export function urlOf(blob: Blob): string {
  const known = urls.get(blob) ?? URL.createObjectURL(blob);
  urls.set(blob, known);
  return known;
}
