import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import type { LaunchOptions } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

/** Path of the machine's own Chromium or Chrome, or `null` when it has none. */
export function findChromium(path = process.env.PATH ?? ""): string | null {
  for (const folder of path.split(delimiter)) {
    for (const name of names) {
      const candidate = join(folder, name);
      if (isExecutable(candidate)) return candidate;
    }
  }
  return null;
}

/** How Playwright starts the browser of all journeys and pictures. */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    // Without a sandbox, as containers run as root; nothing but the page may use the network.
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

/**
 * Gets a Chromium when the machine has none: Debian's package as root, else Playwright's download.
 * Throws when neither is available.
 */
export function getChromium(): void {
  if (findChromium()) return;
  const packaged = process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get");
  if (packaged) {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    return;
  }
  run("npx", ["playwright", "install", "chromium"]);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync(command, args, { stdio: "inherit", env });
}
