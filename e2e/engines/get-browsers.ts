import { findChromium } from "./chromium.ts";
import { findFirefox } from "./firefox/firefox.ts";
import { canInstall, install, run } from "./machine/debian.ts";
import { findProgram } from "./machine/find-program.ts";
import { hasFont } from "./machine/has-font.ts";
import { hasWebKit } from "./webkit/driver.ts";

/*
 * Installs the programs that journeys need: for `npm test` a Chromium and a font; with the argument
 * `all` also those of `npm run test:all`. Uses Debian's packages if run as root, otherwise
 * Playwright's download of Chromium. Journeys in engines that cannot be installed are reported as
 * skipped.
 */
const forTest = [
  { isThere: findChromium() !== null, packages: ["chromium"] },
  // The page's fallback fonts are scaled from this one; without it, the page shifts when fonts load.
  { isThere: hasFont("Liberation Sans"), packages: ["fonts-liberation"] },
];
const forAll = [
  { isThere: findFirefox() !== null, packages: ["firefox-esr"] },
  {
    isThere: hasWebKit(),
    packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "gjs", "xvfb"],
  },
  // Reads printed pages.
  { isThere: findProgram(["pdftotext"]) !== null, packages: ["poppler-utils"] },
];
const needed = process.argv.includes("all") ? [...forTest, ...forAll] : forTest;
const missing = needed.filter(({ isThere }) => !isThere);
if (missing.length > 0 && canInstall()) {
  run("apt-get", ["update", "-qq"]);
  for (const { packages } of missing) {
    try {
      install(packages);
    } catch (error) {
      process.stderr.write(`${packages.join(" ")} cannot be installed: ${error}\n`);
    }
  }
}
if (!findChromium()) run("npx", ["playwright", "install", "chromium"]);
