import { readVisitsAnswer, visitsPath } from "#visits/visit-call.ts";

let visit: Promise<number | null> | undefined;

/**
 * Counts one visit per page that is shown: not twice, and not while it is prerendered. Resolves with the total,
 * or with `null` if it cannot be known.
 */
export function visitOfThisPage(): Promise<number | null> {
  visit ??= whenShown().then(recordVisit).catch(report);
  return visit;
}

/** Counts this visit, at most once a day, and resolves with the total; rejects if that fails. */
async function recordVisit(): Promise<number> {
  const response = await fetch(visitsPath, { method: "POST" });
  const answer = response.ok ? readVisitsAnswer(await response.json()) : null;
  if (!answer) throw new Error(`The visit counter answered ${response.status} without a count`);
  return answer.count;
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
