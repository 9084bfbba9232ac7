import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { cacheOnlyOwn } from "#platform/browser/own-answer.ts";

/*
 * Precaches the page of the door with its styles, scripts and fonts, and serves them from the cache, so
 * that nothing waits for a weak signal. A new version is cached beside the old one and takes over when
 * the page is closed: files never change under a helper at work.
 */

/** Every file of the page; put before this script when an edition is rendered. */
declare const KEPT_FILES: { url: string; revision: string | null }[];

addPlugins([cacheOnlyOwn('id="puerta"')]);
precacheAndRoute(KEPT_FILES);
