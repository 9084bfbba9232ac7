import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";
import { address } from "../netlify/places.ts";

/** Journeys of what a visitor and a door do, on the tool that serves the site as Netlify does. */
export default defineConfig({
  ...base,
  // One count of visits, which one journey follows exactly.
  workers: 1,
  testDir: "..",
  outputDir: "../../test-results/netlify",
  reporter: "list",
  use: { ...base.use, baseURL: address },
  projects: [
    {
      name: "netlify",
      testIgnore: [],
      // Not door/entering: its journeys cut a server of their own off, and count its whole list.
      // netlify.spec.ts lets a person in at a door here.
      testMatch: [
        "netlify/*.spec.ts",
        "page/{security,visits}.spec.ts",
        "participant-check/{validation,validation-failures}.spec.ts",
      ],
      // The tool takes a 403 for a missing file; calls-function.test.ts has the function's answer.
      grepInvert: /cannot add a visit/,
    },
  ],
  webServer: {
    command: "npx tsx e2e/netlify/serve.ts",
    cwd: process.cwd(),
    url: `${address}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
