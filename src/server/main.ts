import { resolve } from "node:path";
import { readFolders } from "../content/folders.ts";
import { currentBuild } from "../operations/texts/builds/published-build.ts";
import { start } from "./start.ts";
import { textsInCheckout } from "./texts-in-checkout.ts";

/** Prints the URL only on a terminal, because a service's log is read by programs. */
function sayAddress(port: number): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`El sitio está en http://localhost:${port}. Para terminar: Ctrl+C\n`);
}

const folders = readFolders(process.env);
await start({
  environment: process.env,
  siteDir: resolve(await currentBuild(folders.dist), "site"),
  command: "npm start",
  openTexts: (site) => textsInCheckout({ folders, ...site }),
  announce: sayAddress,
});
