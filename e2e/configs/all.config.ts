import { defineConfig } from "@playwright/test";
import { frozenSite, hardSite } from "#testing/frozen-edition.ts";
import base from "../../playwright.config.ts";
import { firefoxChannel, firefoxOptions } from "../engines/firefox.ts";
import type { Engine } from "../every-engine/testing/every-engine.ts";
import { addressAt, firstPort } from "../testing/ports.ts";
import { extensive } from "./projects.ts";
import { serve } from "./sites.ts";

const everyEngine = ["every-engine/*.spec.ts", "hard-edition/sign-up.spec.ts"];
const hard = firstPort + 2;

/**
 * The journeys that `npm run test:all` adds to `npm test`: other engines, unusual circumstances, and
 * the edition with extreme texts.
 */
export default defineConfig<object, { engine: Engine }>({
  ...base,
  testDir: "..",
  outputDir: "../../test-results/all",
  reporter: [["list"], ["json", { outputFile: "../../test-results/all.json" }]],
  projects: [
    extensive,
    {
      name: "hard edition",
      testMatch: ["any-edition/*.spec.ts", "hard-edition/*.spec.ts"],
      use: { baseURL: addressAt(hard) },
    },
    {
      name: "firefox",
      testMatch: [
        ...everyEngine,
        "accessibility/keyboard.spec.ts",
        "circumstances/lost-files.spec.ts",
        "participant-check/carnet-field.spec.ts",
      ],
      use: {
        engine: "firefox",
        browserName: "firefox",
        channel: firefoxChannel,
        launchOptions: firefoxOptions,
        // The engine's own user agent, which is not recognised as a robot.
        userAgent: undefined,
      },
    },
    {
      name: "webkit",
      testMatch: everyEngine,
      use: { engine: "webkit" },
    },
  ],
  webServer: [serve(`${frozenSite}/dist`, firstPort), serve(`${hardSite}/dist`, hard)],
});
