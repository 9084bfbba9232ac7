import { recordVisit } from "#site/check/api-client.ts";

let visit: Promise<number | null> | undefined;

/**
 * Counts one visit per page that is shown: not twice, and not while it is prerendered. Resolves with the total,
 * or with `null` if it cannot be known.
 */
export function visitOfThisPage(): Promise<number | null> {
  visit ??= whenShown().then(recordVisit).catch(report);
  return visit;
}

/** The page shows no broken figure: a failure goes to the console alone. */
function report(failure: unknown): null {
  // biome-ignore lint/suspicious/noConsole: as specified
  console.error("No se pudo leer el contador de visitas.", failure);
  return null;
}

function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    if (!("prerendering" in document) || !document.prerendering) return resolve();
    document.addEventListener("prerenderingchange", () => resolve(), { once: true });
  });
}
