import { serviceWorkerPath } from "./service-worker-path.ts";

interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Registers the service worker: without one, and with data saver, the page is as it always was. */
export function keepOffline(): void {
  const { connection }: NavigatorWithConnection = navigator;
  if (!("serviceWorker" in navigator) || connection?.saveData) return;
  // Not over plain HTTP, nor where the browser keeps nothing.
  navigator.serviceWorker.register(serviceWorkerPath).catch(() => {});
}
