import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { enable } from "workbox-navigation-preload";
import { precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { isKeptAsset, isKeptPage, isKeptPhoto } from "./kept-requests.ts";
import { worker } from "./worker-scope.ts";

/*
 * Makes the page open offline. With a network, the page always comes from the server, and hashed
 * files from the cache. Calls and the door's page are not handled.
 */

/** The time after which the cache answers instead of the network. */
const PATIENCE_SECONDS = 8;
const PAGE = "/";

/**
 * Evicts the least recently used files. The cast is needed for the package's types, which do not
 * support exact optionals.
 */
const upTo = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

const page = new NetworkFirst({
  cacheName: "page",
  networkTimeoutSeconds: PATIENCE_SECONDS,
  // The query of a shared link does not make it another page.
  plugins: [{ cacheKeyWillBeUsed: async () => PAGE }],
});

enable();
precacheAndRoute(import.meta.env.KEPT.map((url) => ({ url, revision: null })));
registerRoute(isKeptPage, page);
registerRoute(isKeptAsset, new CacheFirst({ cacheName: "assets", plugins: [upTo(60)] }));
registerRoute(
  isKeptPhoto,
  new CacheFirst({
    cacheName: "photos",
    plugins: [upTo(80)],
  }),
);

worker.addEventListener("install", (event) => {
  // The page of the visit that registers the worker was loaded before, so it is fetched again.
  event.waitUntil(caches.open("page").then((cache) => cache.add(PAGE)));
  void worker.skipWaiting();
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
