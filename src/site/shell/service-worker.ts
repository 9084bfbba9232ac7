import type { RouteMatchCallback, WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { enable } from "workbox-navigation-preload";
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { cacheOnlyOwn, isOwnAnswer, isUnreachable } from "#platform/browser/own-answer.ts";
import { rootId } from "./page-data.ts";
import { worker } from "./worker-scope.ts";

/*
 * Makes the page open offline. With a network, the page always comes from the server, and hashed
 * files from the cache. Calls and the door's page are not handled. A newer worker waits until the page
 * is closed, because it removes the files of the build before it.
 */

/** The URLs of all files of the page; put before this script when an edition is rendered. */
declare const KEPT_FILES: readonly string[];

/** The time after which the cache answers instead of the network. */
const PATIENCE_SECONDS = 8;
const PAGE = "/";

const pageMark = `id="${rootId}"`;
const onlyOwn = cacheOnlyOwn(pageMark);

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
  plugins: [{ cacheKeyWillBeUsed: async () => PAGE }, onlyOwn],
});

enable();
addPlugins([onlyOwn]);
precacheAndRoute(KEPT_FILES.map((url) => ({ url, revision: null })));
// No other page within the scope, such as the door's.
const isPage: RouteMatchCallback = ({ url, request, sameOrigin }) =>
  sameOrigin && request.mode === "navigate" && url.pathname === PAGE;
registerRoute(isPage, async ({ event, request }) => {
  const answer = await page.handle({ event, request });
  if (!isUnreachable(answer)) return answer;
  return (await (await caches.open("page")).match(PAGE)) ?? answer;
});
for (const [folder, cacheName, most] of [
  // Organisers and doors need a network or have a worker of their own; their pages are within the scope, too.
  [/\/assets\/(?!(?:organizar|vista|puerta)-)/, "assets", 60],
  [/\/fotos\//, "photos", 80],
] as const) {
  registerRoute(folder, new CacheFirst({ cacheName, plugins: [onlyOwn, upTo(most)] }));
}

worker.addEventListener("install", (event) => event.waitUntil(cachePage()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

/** The page of the visit that registers the worker was loaded before, so it is fetched again. */
async function cachePage(): Promise<void> {
  const answer = await fetch(PAGE);
  if (!(await isOwnAnswer(answer, pageMark))) throw new Error("What answered is not the page");
  await (await caches.open("page")).put(PAGE, answer);
}
