import { mediaList } from "./use-matches.ts";

/** Whether the visitor asks for less motion; a browser that refuses the question gets all of it. */
export function prefersCalm(): boolean {
  return mediaList("(prefers-reduced-motion: reduce)")?.matches ?? false;
}
