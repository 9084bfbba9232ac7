import { defineConfig } from "@playwright/test";
import base from "../../playwright.config.ts";
import { addressAt, firstPort } from "../testing/ports.ts";
import { serve } from "./sites.ts";

const port = firstPort + 4;

/**
 * The journey through the page of `content/`, whatever organisers have written, on the result of `npm
 * run build`.
 */
export default defineConfig({
  ...base,
  testDir: "../content",
  outputDir: "../../test-results/content",
  reporter: [["list"], ["json", { outputFile: "../../test-results/content.json" }]],
  use: { ...base.use, baseURL: addressAt(port) },
  projects: [{ name: "content" }],
  webServer: serve("dist", port),
});
