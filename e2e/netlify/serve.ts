import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { addSampleParticipants } from "#app/server/sample-participants.ts";
import { openStore } from "#app/store/open-store.ts";
import { startFirestoreEmulator } from "../../src/platform/store/testing/emulator.ts";
import { databaseUrl, emulatorPort, key, site, sitePort, staticPort } from "./places.ts";

/*
 * Serves the Netlify build with Netlify's CLI, on a Firestore emulator with the sample participants.
 */
const packages = resolve("deploy/netlify/node_modules");
if (!existsSync(join(packages, "netlify-cli"))) {
  throw new Error("Install the tool first: npx tsx e2e/netlify/run.ts does");
}

const { host } = await startFirestoreEmulator(emulatorPort);
process.env.FIRESTORE_EMULATOR_HOST = host;
const store = await openStore(databaseUrl);
await addSampleParticipants(store);
await store.close();

// Keeps the CLI's files out of the user's home folder.
const home = resolve(site, "home");
await mkdir(home, { recursive: true });
await writeFile(join(site, "netlify.toml"), '[functions]\n  directory = "dist/functions"\n');
const args = ["dev", "--offline", "--internal-disable-edge-functions", "--no-open"];
const tool = spawn(
  process.execPath,
  [
    join(packages, "netlify-cli/bin/run.js"),
    ...args,
    ...["--dir", "dist/site", "--functions", "dist/functions"],
    ...["--port", String(sitePort), "--staticServerPort", String(staticPort)],
  ],
  {
    cwd: site,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      CI: "1",
      DATABASE_URL: databaseUrl,
      ORGANISERS_KEY: key,
      LOG_LEVEL: "warn",
      // All visits of the journeys come from this machine.
      VISITS_PER_ADDRESS: "1000000",
    },
  },
);
tool.on("close", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => tool.kill(signal));
