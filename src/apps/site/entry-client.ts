import { reloadNoticeId } from "./document/element-ids.ts";

/** Vite fires this event if a part of the page cannot be loaded, as after a newer build was published. */
addEventListener("vite:preloadError", () => {
  // Without a network no reload helps.
  if (navigator.onLine) document.getElementById(reloadNoticeId)?.removeAttribute("hidden");
});

/**
 * Loads the page's scripts once the browser has painted the text, which needs no script: otherwise
 * a phone would load and run them before it paints, and show the text later.
 */
async function hydrateAfterPaint(): Promise<void> {
  await firstPaint();
  const { hydratePage } = await import("./hydrate-page.tsx");
  hydratePage();
}

/** The longest wait in ms, for browsers that sometimes do not report a paint. */
const LONGEST_WAIT_MS = 1000;

/** Resolves after the first paint; at once where the browser paints nothing or reports no paints. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const reports = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
    if (document.hidden || !reports) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

void hydrateAfterPaint();
