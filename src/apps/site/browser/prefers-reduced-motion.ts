import { mediaList } from "./use-matches.ts";

/**
 * Whether the visitor prefers reduced motion; `false` in a browser that refuses the media query.
 */
export function prefersReducedMotion(): boolean {
  return mediaList("(prefers-reduced-motion: reduce)")?.matches ?? false;
}
