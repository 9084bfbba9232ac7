import { ignoreBrokenPipe } from "./ignore-broken-pipe.ts";

/**
 * Runs a program and ends the process with its exit code once all is written: a database library may
 * else keep it alive with retries for a minute.
 */
export async function exitWith(run: () => Promise<number>): Promise<void> {
  const { stdout, stderr } = process;
  ignoreBrokenPipe(stdout, stderr);
  const exitCode = await run();
  stdout.write("", () => stderr.write("", () => process.exit(exitCode)));
}
