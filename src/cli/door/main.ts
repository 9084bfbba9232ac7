import { runningSites } from "../database/running-sites.ts";
import { ignoreBrokenPipe } from "../terminal/ignore-broken-pipe.ts";
import { runDoorCommands } from "./command-line.ts";

ignoreBrokenPipe(process.stdout, process.stderr);

const exitCode = await runDoorCommands(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
  sites: () => runningSites(),
  now: Date.now(),
});

// A database library may keep the process alive with retries for a minute: exit once all is written.
process.stdout.write("", () => process.stderr.write("", () => process.exit(exitCode)));
