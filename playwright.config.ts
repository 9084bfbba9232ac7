import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./e2e/chromium.ts";

const port = 4173;
/** `DEMO=firestore` runs the same journeys on a Firestore emulator. */
const demo = process.env.DEMO === "firestore" ? "demo.ts --firestore" : "demo.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "es-GT",
    timezoneId: "America/Guatemala",
    viewport: { width: 412, height: 823 },
    // A headless browser's own name is a robot's, whose visits are not counted.
    userAgent: devices["Pixel 7"].userAgent,
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `npx tsx src/server/${demo}`,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
