import { DOOR_PAGE, DOOR_WORKER_FILE } from "../model/link.ts";

/** Whether the page opens without a network. */
export type OfflineReadiness = "preparing" | "ready" | "unavailable";

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
