import type { LaunchOptions } from "@playwright/test";
import { findProgram } from "./machine/find-program.ts";

/** Path of the machine's own Chromium or Chrome, or `null` when it has none. */
export function findChromium(): string | null {
  return findProgram([
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
  ]);
}

/** How Playwright starts the browser of all journeys and pictures. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    // No sandbox, since containers run as root; no background requests of the browser itself.
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
