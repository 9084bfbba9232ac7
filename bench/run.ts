import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { frozenSite } from "../src/testing/frozen-edition.ts";

/*
 * `npm run bench -- [part…] [--quick]`. What only benchmarks need is installed by the first run,
 * into bench/node_modules: it is larger than everything else the project needs.
 */
const stdio = "inherit" as const;
if (!isInstalled()) execFileSync("npm", ["ci", "--prefix", "bench"], { stdio });
execFileSync("npx", ["tsc", "-p", "bench/tsconfig.json"], { stdio });
if (!existsSync(join(frozenSite, "dist"))) execFileSync("npm", ["run", "build:tests"], { stdio });
try {
  execFileSync(
    "npx",
    ["tsx", "--tsconfig", "bench/tsconfig.json", "bench/measure/main.ts", ...process.argv.slice(2)],
    { stdio },
  );
} catch {
  // The failed command has printed the reason.
  process.exitCode = 1;
}

/** Whether what is installed is what the lock file asks for. */
function isInstalled(): boolean {
  try {
    const wanted = readPackages("bench/package-lock.json");
    const present = readPackages("bench/node_modules/.package-lock.json");
    return (
      Object.entries(present).every(([path, { version }]) => wanted[path]?.version === version) &&
      Object.entries(wanted).every(
        ([path, { optional }]) => path === "" || optional === true || path in present,
      )
    );
  } catch {
    return false;
  }
}

function readPackages(lock: string): Record<string, { version?: string; optional?: boolean }> {
  return JSON.parse(readFileSync(lock, "utf8")).packages;
}
