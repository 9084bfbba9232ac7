import { runCommandLine } from "./command-line.ts";

// Whoever reads may stop reading (`… | head`); the order is carried out all the same.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

process.exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  out: process.stdout,
  err: process.stderr,
});
