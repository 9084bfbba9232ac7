import { useSyncExternalStore } from "react";

/** Whether a media query matches; `false` in the built page. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = mediaList(query);
      list?.addEventListener("change", notify);
      return () => list?.removeEventListener("change", notify);
    },
    () => mediaList(query)?.matches ?? false,
    () => false,
  );
}

/** The `MediaQueryList` of a query; `null` in a browser that refuses media queries. */
export function mediaList(query: string): MediaQueryList | null {
  try {
    return matchMedia(query);
  } catch {
    return null;
  }
}
