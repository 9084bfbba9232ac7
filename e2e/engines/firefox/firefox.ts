import { fileURLToPath } from "node:url";
import type { LaunchOptions } from "@playwright/test";
import { findProgram } from "../machine/find-program.ts";

/** Path of the machine's own Firefox, or `null` when it has none. */
export function findFirefox(): string | null {
  return findProgram(["firefox-esr", "firefox"]);
}

/** The line in which Firefox reports the address of its protocol. */
export const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** Firefox as released, by WebDriver BiDi; Playwright's own build would have to be downloaded. */
export const firefoxChannel = "moz-firefox";

/** What the protocol cannot ask of Debian's Firefox is asked by its preferences when it starts. */
export function firefoxOptions({ scripts = true, reducedMotion = false } = {}): LaunchOptions {
  return {
    executablePath: fileURLToPath(new URL("launcher.ts", import.meta.url)),
    args: [],
    firefoxUserPrefs: {
      "javascript.enabled": scripts,
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      // Both a mouse's: precise, and able to hover. A machine without one would hide what hovering shows.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
      // As on a phone: they take no width from the page.
      "ui.useOverlayScrollbars": 1,
    },
  };
}
