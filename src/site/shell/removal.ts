import { worker } from "./worker-scope.ts";

/*
 * Replaces the service worker: unregisters itself and deletes the caches of the page. A phone fetches it at
 * its next visit, as it does any worker's script.
 */

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  // By their full names, because the name of the door's cache has the same beginning.
  const { scope } = worker.registration;
  const names = ["page", "assets", "photos", `workbox-precache-v2-${scope}`];
  event.waitUntil(
    Promise.all(names.map((name) => caches.delete(name))).then(() =>
      worker.registration.unregister(),
    ),
  );
});
