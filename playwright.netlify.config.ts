import { defineConfig } from "@playwright/test";
import { address } from "./e2e/netlify/places.ts";
import base from "./playwright.config.ts";

/** Journeys of what a visitor and a door do, on the tool that serves the site as Netlify does. */
export default defineConfig({
  ...base,
  // One count of visits, which one journey follows exactly.
  workers: 1,
  testDir: "e2e",
  outputDir: "test-results/netlify",
  reporter: "list",
  use: { ...base.use, baseURL: address },
  projects: [
    {
      name: "netlify",
      testIgnore: [],
      testMatch: [
        "netlify/*.spec.ts",
        "page/visits.spec.ts",
        "participant-check/validation.spec.ts",
      ],
    },
  ],
  webServer: {
    command: "npx tsx e2e/netlify/serve.ts",
    url: `${address}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
