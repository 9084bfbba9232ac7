/** Runs a program and ends the process, which a database library may else keep alive for a minute. */
export async function exitWith(run: () => Promise<number>): Promise<void> {
  const { stdout, stderr } = process;
  ignoreBrokenPipe(stdout, stderr);
  const exitCode = await run();
  stdout.write("", () => stderr.write("", () => process.exit(exitCode)));
}

/** Lets the reader of a pipe stop reading (`… | head`) without an error. */
export function ignoreBrokenPipe(...streams: readonly NodeJS.WritableStream[]): void {
  for (const stream of streams) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
