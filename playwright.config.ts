import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "./e2e/engines/chromium.ts";
import { frozenSite } from "./src/testing/frozen-edition.ts";

/** `DEMO=firestore` runs the same journeys on a Firestore emulator. */
const demo = process.env.DEMO === "firestore" ? "demo.ts --firestore" : "demo.ts";
const contentJourney = "content.spec.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  use: {
    locale: "es-GT",
    timezoneId: "America/Guatemala",
    viewport: { width: 412, height: 823 },
    // A headless browser's own name is a robot's, whose visits are not counted.
    userAgent: devices["Pixel 7"].userAgent,
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: "frozen edition",
      testIgnore: contentJourney,
      use: { baseURL: addressAt(4173) },
    },
    {
      name: "content",
      testMatch: contentJourney,
      use: { baseURL: addressAt(4177) },
    },
  ],
  webServer: [serve(`${frozenSite}/dist`, 4173), serve("dist", 4177)],
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
