import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";
import { addressAt, firstPort } from "../testing/ports.ts";
import { serve } from "./sites.ts";

const port = firstPort + 4;
const { DIST_DIR = "dist", JOURNEY_REPORT = "content" } = process.env;

/**
 * The journey through the page of `content/`, or of the edition in `CONTENT_DIR`, whatever organisers
 * have written, on the result of `npm run build`.
 */
export default defineConfig({
  ...base,
  testDir: "../content",
  outputDir: `../../test-results/${JOURNEY_REPORT}`,
  reporter: [["list"], ["json", { outputFile: `../../test-results/${JOURNEY_REPORT}.json` }]],
  use: { ...base.use, baseURL: addressAt(port) },
  projects: [{ name: "content" }],
  webServer: serve(DIST_DIR, port),
});
