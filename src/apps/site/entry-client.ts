import { nextChance } from "./loading/next-chance.ts";
import { offerReload, withdrawReload } from "./loading/reload-notice.ts";

/**
 * Loads the page's program once the browser has painted its text, which needs no program: otherwise a
 * phone would fetch and start both at the same time, and show the text later.
 */
async function hydrateAfterPaint(): Promise<void> {
  await firstPaint();
  for (let failures = 0; !(await hydrate()); failures += 1) {
    if (failures > 0) await offerReload();
    await nextChance(failures);
  }
  withdrawReload();
}

/** Returns whether everything arrived. */
async function hydrate(): Promise<boolean> {
  try {
    // Both at once; each starts in a task of its own.
    const [page] = await Promise.all([import("./hydrate-page.tsx"), import("react-dom/client")]);
    page.hydratePage();
    return true;
  } catch {
    return false;
  }
}

/** The longest wait for a paint that a browser forgets to report. */
const LONGEST_WAIT_MS = 1000;

/** Resolves after the first paint; at once where the browser paints nothing or does not tell. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const tells = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
    if (document.hidden || !tells) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

void hydrateAfterPaint();
