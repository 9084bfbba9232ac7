import { offerReload, withdrawReload } from "./loading/reload-notice.ts";
import { waitBeforeRetry } from "./loading/wait-before-retry.ts";

type Program = typeof import("./hydrate-page.tsx");

/**
 * Loads the page's scripts once the browser has painted the text, which needs no script: otherwise
 * a phone would load and run them before it paints, and show the text later.
 */
async function hydrateAfterPaint(): Promise<void> {
  await firstPaint();
  for (let failures = 0; !(await hydrate()); failures += 1) {
    if (failures > 0) await offerReload();
    await waitBeforeRetry(failures);
  }
  withdrawReload();
}

/** Returns whether all scripts were loaded. */
async function hydrate(): Promise<boolean> {
  try {
    const page = await loadProgram();
    page.hydratePage();
    return true;
  } catch {
    return false;
  }
}

/**
 * The build lists these scripts in the page, and bundles them separately from this one. Each is
 * fetched before it is imported, because browsers cache a failed import, but not a failed fetch,
 * for as long as the page is open.
 */
async function loadProgram(): Promise<Program> {
  if (import.meta.env.DEV) return import("./hydrate-page.tsx");
  const script = document.querySelector<HTMLScriptElement>("script[data-modules]");
  const files = script?.dataset.modules?.split(" ") ?? [];
  await Promise.all(files.map(fetchWhole));
  // They are imported at the same time; each runs in a task of its own.
  const [page]: Program[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  if (!page) throw new Error("The page names no modules");
  return page;
}

async function fetchWhole(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await answer.arrayBuffer();
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
