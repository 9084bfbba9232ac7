import { precacheAndRoute } from "workbox-precaching";

/*
 * Keeps the page of the door, its styles, scripts and fonts on the phone, and answers from there: at a
 * door with a weak signal nothing waits. A new version is taken in beside the old one and takes over
 * when the page is closed, so that files never change under a page that works.
 */

/** Written by the build: every file of the page. */
declare const DOOR_FILES: { url: string; revision: string | null }[];

precacheAndRoute(DOOR_FILES);
