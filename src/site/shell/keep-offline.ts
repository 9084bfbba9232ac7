import { savesData } from "#platform/browser/preferences.ts";

/** The script is at the root, so that its scope is the whole site. */
const serviceWorkerPath = "/sw.js";

/** Registers the service worker, unless the visitor saves data. */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator) || savesData()) return;
  navigator.serviceWorker.addEventListener("controllerchange", keepSeenPhotos);
  // Registering fails over plain HTTP and in some private windows.
  navigator.serviceWorker.register(serviceWorkerPath).catch(() => {});
}

/** Requests photos that had loaded before the worker came once more, from the HTTP cache, so that it caches them. */
function keepSeenPhotos(): void {
  for (const { currentSrc, naturalWidth } of document.querySelectorAll("img")) {
    if (naturalWidth > 0 && currentSrc.startsWith(`${location.origin}/fotos/`)) {
      fetch(currentSrc, { cache: "force-cache" }).catch(() => {});
    }
  }
}
