import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync } from "node:fs";
import { join } from "node:path";
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
// The frozen edition, on whose page students still sign up.
const edition = join(site, "edition");
cpSync(frozenEdition, edition, { recursive: true });
const registration = "\ninscripcion:\n  hasta: 2099-01-01T00:00:00-06:00\n  pide: [correo]\n";
appendFileSync(join(edition, "edicion.yaml"), registration);
run("npx", ["tsx", "src/bundling/build.ts", "--netlify"], {
  CONTENT_DIR: edition,
  DIST_DIR: `${site}/dist`,
});
run("npx", [
  "playwright",
  "test",
  "--config",
  "e2e/configs/netlify.config.ts",
  ...process.argv.slice(2),
]);
