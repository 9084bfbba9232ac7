import { ignoreBrokenPipe } from "../terminal/ignore-broken-pipe.ts";
import { runCommandLine } from "./command-line.ts";

ignoreBrokenPipe(process.stdout, process.stderr);

const exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});

// A database library may keep the process alive with retries for a minute: exit once all is written.
process.stdout.write("", () => process.stderr.write("", () => process.exit(exitCode)));
