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
