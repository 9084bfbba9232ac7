import { resolve } from "node:path";
import { isatty } from "node:tty";
import { readFolders } from "#edition/files/folders.ts";
import { currentEdition } from "#edition/render/published-editions.ts";
import { renderedTexts } from "./rendered-texts.ts";
import { start } from "./start.ts";

/** Prints the URL only on a terminal, because a service's log is read by programs. */
function sayAddress(port: number): void {
  // Not by `process.stdout`; `gatheredOutput` says why.
  if (!isatty(1)) return;
  process.stdout.write(`El sitio está en http://localhost:${port}. Para terminar: Ctrl+C\n`);
}

const folders = readFolders(process.env);
await start({
  environment: process.env,
  siteDir: resolve(await currentEdition(folders), "site"),
  command: "npm start",
  openTexts: (site) => renderedTexts(folders, site),
  announce: sayAddress,
});
