import { savesData } from "../../browser/saves-data.ts";

const CALM_QUERIES = [
  "(prefers-reduced-motion: reduce)",
  "(prefers-reduced-data: reduce)",
  "(forced-colors: active)",
];

/** Whether the visitor's settings ask for calm, for little data or for chosen colours only. */
export function wantsCalm(): boolean {
  return CALM_QUERIES.some((query) => matchMedia(query).matches) || savesData();
}

/** Calls `onChange` when `wantsCalm` may have changed, until `signal` aborts. */
export function watchPreferences(onChange: () => void, signal: AbortSignal): void {
  for (const query of CALM_QUERIES) {
    matchMedia(query).addEventListener("change", onChange, { signal });
  }
}
