/** Where the build for Netlify is served from while it is tested, and by what. */
export const site = ".tests/netlify";
export const sitePort = 4184;
export const staticPort = 4185;
export const emulatorPort = 4186;
export const databaseUrl = "firestore:demo-convencion";
export const address = `http://localhost:${sitePort}`;
