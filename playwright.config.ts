import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { everyday, extensive } from "./e2e/configs/projects.ts";
import { serve } from "./e2e/configs/sites.ts";
import { launchOptions } from "./e2e/engines/chromium.ts";
import { addressAt, firstPort } from "./e2e/testing/ports.ts";
import { frozenSite } from "./src/testing/frozen-edition.ts";

/** Journeys in Chromium on the frozen edition. `npm run test:all` also has other engines and editions. */
export default defineConfig({
  testDir: "e2e",
  globalSetup: join(import.meta.dirname, "e2e/testing/old-build.ts"),
  outputDir: "test-results/e2e",
  // Journeys keep copies of the site and of its content in their folders.
  preserveOutput: "failures-only",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Bounds for what never comes: a loaded machine is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    locale: "es-GT",
    timezoneId: "America/Guatemala",
    viewport: { width: 412, height: 823 },
    // A journey that is about it allows it.
    serviceWorkers: "block",
    // A headless browser's own name is a robot's, whose visits are not counted.
    userAgent: devices["Pixel 7"].userAgent,
    launchOptions: launchOptions(),
    baseURL: addressAt(firstPort),
  },
  projects: [everyday, extensive],
  webServer: serve(`${frozenSite}/dist`, firstPort),
});
