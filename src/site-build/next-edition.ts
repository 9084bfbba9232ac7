import { ignoreBrokenPipe } from "./ignore-broken-pipe.ts";
import { runEditionOrders } from "./next-edition/command-line.ts";
import { readFolders } from "./settings.ts";

ignoreBrokenPipe(process.stdout, process.stderr);

/** `npm run edicion -- nueva`: turns the content into that of the next edition. */
process.exitCode = await runEditionOrders(process.argv.slice(2), {
  contentDir: readFolders(process.env).content,
  input: process.stdin,
  out: process.stdout,
  err: process.stderr,
  now: Date.now(),
  env: process.env,
});
