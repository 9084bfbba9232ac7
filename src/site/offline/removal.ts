import { worker } from "./worker-scope.ts";

/*
 * In the place of the service worker: removes itself and what was kept. Phones fetch it with their next
 * visit, since browsers ask the server for a worker's script each time.
 */

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  const names = /^(?:page|assets|photos|workbox-precache.*)$/;
  event.waitUntil(
    caches
      .keys()
      .then((keys) =>
        Promise.all(keys.filter((key) => names.test(key)).map((key) => caches.delete(key))),
      )
      .then(() => worker.registration.unregister()),
  );
});
