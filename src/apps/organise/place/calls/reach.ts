import { useSyncExternalStore } from "react";

/*
 * Whether the server answers. `navigator.onLine` alone is not enough: a phone that is connected to a
 * Wi-Fi without internet says that it is online.
 */

let isReached = true;
const listeners = new Set<() => void>();

/** Records whether the last call reached the server. */
export function noteReach(reached: boolean): void {
  if (reached === isReached) return;
  isReached = reached;
  for (const listener of listeners) listener();
}

/** Whether the browser has a network and the last call reached the server. */
export function useReach(): boolean {
  return useSyncExternalStore(subscribe, () => isReached && navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
