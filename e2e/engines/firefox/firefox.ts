import { fileURLToPath } from "node:url";
import type { LaunchOptions } from "@playwright/test";
import { findProgram } from "../machine/find-program.ts";

/** The path of the installed Firefox, or `null`. */
export function findFirefox(): string | null {
  return findProgram(["firefox-esr", "firefox"]);
}

/** The line in which Firefox reports the URL of its protocol. */
export const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** The released Firefox over WebDriver BiDi; Playwright's own build would have to be downloaded. */
export const firefoxChannel = "moz-firefox";

/** Preferences set what the protocol cannot set in Debian's Firefox. */
export function firefoxOptions({ reducedMotion = false } = {}): LaunchOptions {
  return {
    executablePath: fileURLToPath(new URL("launcher.ts", import.meta.url)),
    args: [],
    firefoxUserPrefs: {
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      // A mouse: precise and able to hover. Without one, as in CI, nothing would appear on hover.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
      // Overlay scrollbars, as on a phone, which take no width from the page.
      "ui.useOverlayScrollbars": 1,
    },
  };
}
