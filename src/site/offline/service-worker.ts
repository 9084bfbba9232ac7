import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { enable } from "workbox-navigation-preload";
import { precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { isKeptAsset, isKeptPage, isKeptPhoto } from "./kept-requests.ts";
import { worker } from "./worker-scope.ts";

/*
 * The page for when there is no network. With one, the page is always the server's; files whose names
 * hold a hash never change. Everything else, the calls and the door's page among it, is not touched.
 */

/** After so many seconds a network that does not answer counts as none. */
const PATIENCE_SECONDS = 8;
const PAGE = "/";

/** Removes the files used longest ago; their package's types know no exact optionals. */
const upTo = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

const page = new NetworkFirst({
  cacheName: "page",
  networkTimeoutSeconds: PATIENCE_SECONDS,
  // One page, whatever a shared link has behind its question mark.
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
  // The visit that registers the worker has its page from before.
  event.waitUntil(caches.open("page").then((cache) => cache.add(PAGE)));
  void worker.skipWaiting();
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
