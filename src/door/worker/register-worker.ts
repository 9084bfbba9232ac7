import { DOOR_PAGE } from "../../domain/door/link.ts";

/** At the root, as a worker reaches no higher than its own folder; its scope is the door alone. */
export const WORKER_FILE = "puerta-worker.js";

/** Has the page itself kept on the phone, so that it opens without a network. */
export function registerWorker(): void {
  // Without HTTPS there are none; the door then works as long as its page stays open.
  navigator.serviceWorker?.register(`/${WORKER_FILE}`, { scope: DOOR_PAGE }).catch(() => {});
}

/** Resolves once the page opens without a network. */
export async function isKeptForOffline(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  await navigator.serviceWorker.ready;
  return true;
}
