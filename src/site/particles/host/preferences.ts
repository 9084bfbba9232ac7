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

/** Only Chromium has it, and the type library leaves it out. */
interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

function savesData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true;
}
