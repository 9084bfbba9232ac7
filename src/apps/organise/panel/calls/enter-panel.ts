import { panelPaths } from "../../../../domain/panel/panel-calls.ts";

const KEPT_AS = "panel";

/**
 * Returns the key for all calls, or `null` if there is none. The key in the address works once: it is
 * exchanged for this one and removed from address and history. This tab keeps its key over reloads.
 */
export async function enterPanel(): Promise<string | null> {
  const entrance = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  if (entrance !== "") {
    const answer = await fetch(panelPaths.enter, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key: entrance }),
    }).catch(() => null);
    if (answer?.ok) sessionStorage.setItem(KEPT_AS, (await answer.json()).key);
  }
  return sessionStorage.getItem(KEPT_AS);
}
