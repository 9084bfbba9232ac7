import { execFileSync } from "node:child_process";
import { findChromium, findHeadlessShell } from "./chromium.ts";
import { findProgram, isExecutable } from "./find-program.ts";
import { findFirefox } from "./firefox.ts";
import { hasWebKit } from "./webkit.ts";

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
  { isThere: hasWebKit(), packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "gjs", "xvfb"] },
  { isThere: findHeadlessShell() !== null, packages: ["chromium-headless-shell"] },
];
const needed = process.argv.includes("all") ? [...forTest, ...forAll] : forTest;
const missing = needed.filter(({ isThere }) => !isThere);
if (missing.length > 0 && process.getuid?.() === 0 && isExecutable("/usr/bin/apt-get")) {
  run("apt-get", ["update", "-qq"]);
  for (const { packages } of missing) {
    try {
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
    } catch (error) {
      process.stderr.write(`${packages.join(" ")} cannot be installed: ${error}\n`);
    }
  }
}
if (!findChromium()) run("npx", ["playwright", "install", "chromium"]);

/** Whether fontconfig has a font of this family, and not only a substitute. */
function hasFont(family: string): boolean {
  const match = findProgram(["fc-match"]);
  if (match === null) return false;
  return execFileSync(match, ["--format=%{family}", family], { encoding: "utf8" }).includes(family);
}

/** Runs a program to its end; throws when it fails. */
function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync(command, args, { stdio: "inherit", env });
}
