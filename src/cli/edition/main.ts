import { readFolders } from "../../content/folders.ts";
import { ignoreBrokenPipe } from "../terminal/ignore-broken-pipe.ts";
import { runEditionCommands } from "./command-line.ts";

ignoreBrokenPipe(process.stdout, process.stderr);

/** `npm run edicion -- nueva`: turns the content into that of the next edition. */
process.exitCode = await runEditionCommands(process.argv.slice(2), {
  contentDir: readFolders(process.env).content,
  out: process.stdout,
  err: process.stderr,
  now: Date.now(),
});
