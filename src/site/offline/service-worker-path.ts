/** The script is at the root, so that its scope is the whole site. */
export const serviceWorkerPath = "/sw.js";
