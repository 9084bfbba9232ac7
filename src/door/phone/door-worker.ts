import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { cacheOnlyOwn } from "#platform/browser/own-answer.ts";

/*
 * Precaches the page of the door with its styles, scripts and fonts, and serves them from the cache, so
 * that nothing waits for a weak signal. A new build that was cached is what the next load of the page shows.
 */

/** Every file of the page; put before this script when an edition is rendered. */
declare const KEPT_FILES: { url: string; revision: string | null }[];

addPlugins([cacheOnlyOwn('id="puerta"')]);
precacheAndRoute(KEPT_FILES);

/** The part of a service worker's global scope that we use; TypeScript's DOM types lack it. */
declare const self: { skipWaiting(): Promise<void> };
void self.skipWaiting();
