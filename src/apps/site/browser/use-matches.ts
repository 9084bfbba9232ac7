import { useSyncExternalStore } from "react";

/** Whether a media query matches; `false` in the built page. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = listOf(query);
      list?.addEventListener("change", notify);
      return () => list?.removeEventListener("change", notify);
    },
    () => listOf(query)?.matches ?? false,
    () => false,
  );
}

/** `null` in a browser that refuses the question. */
function listOf(query: string): MediaQueryList | null {
  try {
    return matchMedia(query);
  } catch {
    return null;
  }
}
