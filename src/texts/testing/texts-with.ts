import { type ContentSources, contentKeys } from "#edition/files/yaml/content-keys.ts";
import type { Texts } from "../model/texts-calls.ts";

/** Published texts with these files; all others are empty. */
export function textsWith(written: Partial<ContentSources> = {}, version = "1"): Texts {
  const empty = Object.fromEntries(contentKeys.map((key) => [key, ""])) as ContentSources;
  return { place: "folder", version, files: { ...empty, ...written }, photos: [] };
}
