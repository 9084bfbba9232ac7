import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { frozenSite } from "../src/testing/frozen-edition.ts";

// The first run installs the packages that only benchmarks need into bench/node_modules.
const stdio = "inherit" as const;
if (!existsSync("bench/node_modules")) execFileSync("npm", ["ci", "--prefix", "bench"], { stdio });
execFileSync("npx", ["tsc", "-p", "bench/tsconfig.json"], { stdio });
if (!existsSync(join(frozenSite, "dist")))
  execFileSync("npx", ["tsx", "--env-file=src/testing/frozen-edition.env", "src/build/build.ts"], {
    stdio,
  });
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
