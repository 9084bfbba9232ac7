import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { cacheOnlyOwn } from "#platform/browser/own-answer.ts";
import { TAKE_OVER } from "../model/link.ts";

/*
 * Precaches the page of the door with its styles, scripts and fonts, and serves them from the cache, so
 * that nothing waits for a weak signal. A new build is cached beside the old one and takes over when the page
 * is opened or reloaded: files never change under a helper at work.
 */

/** Every file of the page; put before this script when an edition is rendered. */
declare const KEPT_FILES: { url: string; revision: string | null }[];

addPlugins([cacheOnlyOwn('id="puerta"')]);
precacheAndRoute(KEPT_FILES);

/** The part of a service worker's global scope that we use; TypeScript's DOM types lack it. */
declare const self: {
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
};
self.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
