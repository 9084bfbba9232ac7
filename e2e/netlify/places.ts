import { firstPort } from "../testing/ports.ts";

/** Where the build for Netlify is served from while it is tested, and by what. */
export const site = ".tests/netlify";
export const sitePort = firstPort + 11;
export const staticPort = firstPort + 12;
export const emulatorPort = firstPort + 13;
export const databaseUrl = "firestore:demo-convencion";
export const address = `http://localhost:${sitePort}`;
