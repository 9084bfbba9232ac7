import { runCommandLine } from "./command-line.ts";

// Whoever reads may stop reading (`… | head`); the order is carried out all the same.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

const exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});

// A database library may go on trying for a minute after it was given up on: end when all is told.
process.stdout.write("", () => process.stderr.write("", () => process.exit(exitCode)));
