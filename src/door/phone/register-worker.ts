import { DOOR_PAGE, DOOR_WORKER_FILE, TAKE_OVER } from "../model/link.ts";

/** Whether the page opens without a network. */
export type OfflineReadiness = "preparing" | "ready" | "unavailable";

/** How long the page waits for a new build before it opens with the present one, in ms. */
const NEW_BUILD_MS = 3000;

/**
 * Loads the page again if an earlier visit has cached a new build of it; otherwise resolves. Without this a
 * reload would show the old build again: browsers change it only once no tab has the page open.
 */
export async function loadNewBuild(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration(DOOR_PAGE).catch(() => undefined);
  const waiting = found?.waiting;
  if (!waiting) return;
  // Chromium forgets a request that comes while the present worker answers another one.
  const asking = setInterval(() => waiting.postMessage(TAKE_OVER), 50);
  const isTakingOver = await new Promise<boolean>((resolve) => {
    waiting.addEventListener("statechange", () => resolve(waiting.state !== "redundant"));
    setTimeout(() => resolve(false), NEW_BUILD_MS);
  });
  clearInterval(asking);
  if (!isTakingOver) return;
  location.reload();
  await new Promise(() => {});
}

/** Registers the service worker; resolves with whether the page opens without a network from now on. */
export async function registerWorker(): Promise<OfflineReadiness> {
  try {
    // The script is at the root because a worker's scope cannot be above its folder.
    const registered = await navigator.serviceWorker.register(`/${DOOR_WORKER_FILE}`, {
      scope: DOOR_PAGE,
    });
    const { installing } = registered;
    const failed = new Promise<never>((_, reject) => {
      installing?.addEventListener("statechange", () => {
        if (installing.state === "redundant") reject(new Error("The worker was not installed"));
      });
    });
    await Promise.race([navigator.serviceWorker.ready, failed]);
    return "ready";
  } catch {
    // Some private windows have no service workers.
    return "unavailable";
  }
}
