import { panelPaths } from "../../../domain/panel/panel-calls.ts";

const KEPT_AS = "panel";

/**
 * The key for all calls: exchanged, once, for the one in the address, which then leaves the address
 * and the history. It is kept for this tab alone, which may be reloaded. `null` without any.
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
