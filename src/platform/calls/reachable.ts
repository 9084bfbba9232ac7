import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Records whether the last call reached the server: a Wi-Fi without internet counts as online for browsers. */
export const setReachable = (reached: boolean): void => onlineManager.setOnline(reached);

/** Whether the browser has a network and the last call reached the server. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
