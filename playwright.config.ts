import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./e2e/engines/chromium.ts";
import { firefoxChannel, firefoxOptions } from "./e2e/engines/firefox/firefox.ts";
import type { Engine } from "./e2e/testing/every-engine.ts";
import { firstPort } from "./e2e/testing/ports.ts";
import { frozenSite, judgingSite } from "./src/testing/frozen-edition.ts";

/** `DEMO=firestore` runs the same journeys on a Firestore emulator. */
const demo = process.env.DEMO === "firestore" ? "demo.ts --firestore" : "demo.ts";
const contentJourney = "content.spec.ts";
/** `npm run e2e:netlify`, by a configuration of its own. */
const onNetlify = "netlify/*.spec.ts";
/** Journeys that stand on what all three engines offer. */
const everyEngine = "every-engine/*.spec.ts";
/** Firefox by its own protocol. */
const firefoxTree = "accessibility/accessibility-in-firefox.spec.ts";
/** Those, and what Firefox's visitors would notice of the journeys written for Chromium. */
const inFirefox = [
  everyEngine,
  firefoxTree,
  "accessibility/{full-page-capture,keyboard}.spec.ts",
  "page/visits.spec.ts",
  "participant-check/{carnet-field,small-screens,validation}.spec.ts",
  "sections/*.spec.ts",
];

export default defineConfig<object, { engine: Engine }>({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Bounds for what never comes: a loaded machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    locale: "es-GT",
    timezoneId: "America/Guatemala",
    viewport: { width: 412, height: 823 },
    // A journey that is about it allows it.
    serviceWorkers: "block",
    // A headless browser's own name is a robot's, whose visits are not counted.
    userAgent: devices["Pixel 7"].userAgent,
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: "frozen edition",
      testIgnore: [contentJourney, firefoxTree, onNetlify],
      use: { baseURL: addressAt(firstPort) },
    },
    {
      name: "judging edition",
      testMatch: "any-edition/*.spec.ts",
      use: { baseURL: addressAt(firstPort + 2) },
    },
    {
      name: "content",
      testMatch: contentJourney,
      use: { baseURL: addressAt(firstPort + 4) },
    },
    {
      name: "firefox",
      testMatch: inFirefox,
      // Its protocol taps with a mouse, and a paste that a script makes holds nothing there.
      grepInvert: /by touch|a pasted carnet/,
      use: {
        baseURL: addressAt(firstPort),
        engine: "firefox",
        browserName: "firefox",
        channel: firefoxChannel,
        launchOptions: firefoxOptions(),
        // Its own name, which is no robot's.
        userAgent: undefined,
      },
    },
    {
      name: "webkit",
      testMatch: everyEngine,
      use: { baseURL: addressAt(firstPort), engine: "webkit" },
    },
  ],
  webServer: [
    serve(`${frozenSite}/dist`, firstPort),
    serve(`${judgingSite}/dist`, firstPort + 2),
    serve("dist", firstPort + 4),
  ],
});

function addressAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}

function serve(dist: string, port: number) {
  return {
    command: `npx tsx src/server/${demo}`,
    env: { PORT: String(port), DIST_DIR: dist },
    url: `${addressAt(port)}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 } as const,
  };
}
