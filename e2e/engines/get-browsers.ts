import { findChromium } from "./chromium.ts";
import { findFirefox } from "./firefox/firefox.ts";
import { canInstall, install, run } from "./machine/debian.ts";
import { hasWebKit } from "./webkit/driver.ts";

/*
 * Gets the browsers that the machine lacks: Debian's packages as root, else Playwright's download of
 * Chromium. The journeys of another engine that cannot be had are reported as skipped.
 */
const missing = [
  ...(findChromium() ? [] : ["chromium"]),
  ...(findFirefox() ? [] : ["firefox-esr"]),
  ...(hasWebKit() ? [] : ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "gjs", "xvfb"]),
];
if (missing.length > 0 && canInstall()) install(missing);
if (!findChromium()) run("npx", ["playwright", "install", "chromium"]);
