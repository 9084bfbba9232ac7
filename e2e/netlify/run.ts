import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { site } from "./places.ts";

/*
 * `npx tsx e2e/netlify/run.ts`: installs Netlify's CLI if it is missing, builds, and runs the journeys on
 * it.
 */

const folder = "deploy/netlify";

function run(command: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(`${folder}/node_modules/netlify-cli`)) run("npm", ["ci", "--prefix", folder]);
run("npx", ["tsx", "src/bundling/build.ts", "--netlify"], {
  CONTENT_DIR: frozenEdition,
  DIST_DIR: `${site}/dist`,
});
run("npx", [
  "playwright",
  "test",
  "--config",
  "e2e/configs/netlify.config.ts",
  ...process.argv.slice(2),
]);
