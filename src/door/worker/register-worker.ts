import { DOOR_PAGE, DOOR_WORKER_FILE } from "../../domain/door/link.ts";

/** Has the page itself kept on the phone, so that it opens without a network. */
export function registerWorker(): void {
  // Without HTTPS there are none; the door then works as long as its page stays open.
  // The worker is at the root, as one reaches no higher than its own folder; its scope is the door alone.
  navigator.serviceWorker?.register(`/${DOOR_WORKER_FILE}`, { scope: DOOR_PAGE }).catch(() => {});
}

/** Resolves once the page opens without a network. */
export async function isKeptForOffline(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  await navigator.serviceWorker.ready;
  return true;
}
