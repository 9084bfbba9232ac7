import type { LaunchOptions } from "@playwright/test";
import { findProgram } from "./find-program.ts";

/** The path of the installed Chromium or Chrome, or `null`. */
export function findChromium(): string | null {
  return findProgram([
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
  ]);
}

/**
 * The path of Debian's headless shell, which draws frames on demand, or `null`. Where there is no Chromium
 * either, Playwright's own is one.
 */
export function findHeadlessShell(): string | null {
  return findProgram(["chromium-headless-shell"]);
}

/** The launch options for all journeys and pictures. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    // No sandbox, because containers run as root; no background requests of the browser.
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
