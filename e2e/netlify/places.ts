import { firstPort } from "../testing/ports.ts";

/** The folder of the Netlify build under test, and the tool that serves it. */
export const site = ".tests/netlify";
export const sitePort = firstPort + 11;
export const staticPort = firstPort + 12;
export const emulatorPort = firstPort + 13;
export const databaseUrl = "firestore:demo-convencion";
export const address = `http://localhost:${sitePort}`;
/** The key of the organisers' page. */
export const key = "clave inventada para las pruebas";
