import { DOOR_PAGE, DOOR_WORKER_FILE } from "../../domain/door/link.ts";

/** Whether the page opens without a network. */
export type OfflineReadiness = "preparing" | "ready" | "unavailable";

/** Has the page itself kept on the phone; resolves with whether it opens without a network from now on. */
export async function keepForOffline(): Promise<OfflineReadiness> {
  try {
    // At the root, as a worker reaches no higher than its own folder; its scope is the door alone.
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
    // Some private windows have no workers.
    return "unavailable";
  }
}
