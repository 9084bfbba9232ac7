import { readCarnetGroups } from "../content/built-edition.ts";
import { readFolders } from "../content/folders.ts";
import { setCarnetGroups } from "../domain/carnet/edition-groups.ts";
import { runCommandLine } from "./command-line.ts";
import { runningSites } from "./database/running-sites.ts";
import { ignoreBrokenPipe } from "./terminal/ignore-broken-pipe.ts";

ignoreBrokenPipe(process.stdout, process.stderr);

const exitCode = (await knowCarnets())
  ? await runCommandLine(process.argv.slice(2), {
      env: process.env,
      out: process.stdout,
      err: process.stderr,
      input: process.stdin,
      sites: () => runningSites(),
    })
  : 1;

/** Whether the carnets of this edition are known. */
async function knowCarnets(): Promise<boolean> {
  const groups = await readCarnetGroups(readFolders(process.env));
  if (groups !== null) {
    setCarnetGroups(groups);
    return true;
  }
  process.stderr.write(
    "El archivo edicion.yaml tiene errores y no dice cómo son los carnets. Véalos con: npm run contenido\n",
  );
  return false;
}

// A database library may keep the process alive with retries for a minute: exit once all is written.
process.stdout.write("", () => process.stderr.write("", () => process.exit(exitCode)));
