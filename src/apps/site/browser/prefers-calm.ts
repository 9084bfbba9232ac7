import { mediaList } from "./use-matches.ts";

/**
 * Whether the visitor prefers reduced motion; `false` in a browser that refuses the media query.
 */
export function prefersCalm(): boolean {
  return mediaList("(prefers-reduced-motion: reduce)")?.matches ?? false;
}
