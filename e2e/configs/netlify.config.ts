import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";
import { address } from "../netlify/places.ts";

/** Journeys of visitors and doors on Netlify's CLI, one after another because they share its database. */
export default defineConfig({
  ...base,
  testDir: "..",
  outputDir: "../../test-results/netlify",
  reporter: [["list"], ["json", { outputFile: "../../test-results/netlify.json" }]],
  workers: 1,
  use: { ...base.use, baseURL: address },
  projects: [
    {
      name: "netlify",
      testIgnore: [],
      // The door's journeys disconnect a server of their own; organisers.spec.ts tests entries.
      testMatch: ["netlify/*.spec.ts", "page/{security,visits}.spec.ts"],
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
