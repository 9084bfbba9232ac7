import { fileURLToPath } from "node:url";
import type { LaunchOptions } from "@playwright/test";
import { findProgram } from "../machine/find-program.ts";

/** Path of the machine's own Firefox, or `null` when it has none. */
export function findFirefox(): string | null {
  return findProgram(["firefox-esr", "firefox"]);
}

/** The line in which Firefox reports the address of its protocol. */
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
      // A mouse: precise and able to hover. Without one, as in CI, nothing would show on hover.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
      // Overlay scroll bars, as on a phone: they take no width from the page.
      "ui.useOverlayScrollbars": 1,
    },
  };
}
