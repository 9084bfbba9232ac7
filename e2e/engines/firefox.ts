import { fileURLToPath } from "node:url";
import type { LaunchOptions } from "@playwright/test";
import { findProgram } from "./find-program.ts";

/** The path of the installed Firefox, or `null`. */
export function findFirefox(): string | null {
  return findProgram(["firefox-esr", "firefox"]);
}

/** The released Firefox over WebDriver BiDi; Playwright's own build would have to be downloaded. */
export const firefoxChannel = "moz-firefox";

export const firefoxOptions: LaunchOptions = {
  executablePath: fileURLToPath(new URL("firefox-launcher.ts", import.meta.url)),
  args: [],
  // The preferences that the protocol cannot set.
  firefoxUserPrefs: {
    // A mouse: precise and able to hover. Without one, as in CI, nothing would appear on hover.
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
    // Overlay scrollbars, as on a phone, which take no width from the page.
    "ui.useOverlayScrollbars": 1,
  },
};
