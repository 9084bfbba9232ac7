import { findChromium } from "./chromium.ts";
import { findFirefox } from "./firefox/firefox.ts";
import { canInstall, install, run } from "./machine/debian.ts";
import { findProgram } from "./machine/find-program.ts";
import { hasFont } from "./machine/has-font.ts";
import { hasWebKit } from "./webkit/driver.ts";

/*
 * Installs missing browsers: Debian's packages if run as root, otherwise Playwright's download of
 * Chromium. Journeys in engines that cannot be installed are reported as skipped.
 */
const programs = [
  { name: "Chromium", isThere: () => findChromium() !== null, packages: ["chromium"] },
  { name: "Firefox", isThere: () => findFirefox() !== null, packages: ["firefox-esr"] },
  {
    name: "WebKit",
    isThere: hasWebKit,
    packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "gjs", "xvfb"],
  },
  // The page imitates its web fonts with one that computers have; nothing moves only where there is one.
  {
    name: "Liberation Sans",
    isThere: () => hasFont("Liberation Sans"),
    packages: ["fonts-liberation"],
  },
  // Reads what they print.
  {
    name: "pdftotext",
    isThere: () => findProgram(["pdftotext"]) !== null,
    packages: ["poppler-utils"],
  },
];
for (const { name, isThere, packages } of programs) {
  if (isThere() || !canInstall()) continue;
  try {
    install(packages);
  } catch (error) {
    process.stderr.write(`${name} cannot be installed: ${error}\n`);
  }
}
if (!findChromium()) run("npx", ["playwright", "install", "chromium"]);
