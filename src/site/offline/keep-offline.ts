import { savesData } from "../browser/saves-data.ts";
import { serviceWorkerPath } from "./service-worker-path.ts";

/** Registers the service worker: without one, and with data saver, the page is as it always was. */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator) || savesData()) return;
  navigator.serviceWorker.addEventListener("controllerchange", keepSeenPhotos);
  // Not over plain HTTP, nor where the browser keeps nothing.
  navigator.serviceWorker.register(serviceWorkerPath).catch(() => {});
}

/** Asks the worker for the photos that came before it, which the browser still has. */
function keepSeenPhotos(): void {
  for (const { currentSrc, naturalWidth } of document.querySelectorAll("img")) {
    if (naturalWidth > 0 && currentSrc.startsWith(`${location.origin}/fotos/`)) {
      fetch(currentSrc, { cache: "force-cache" }).catch(() => {});
    }
  }
}
