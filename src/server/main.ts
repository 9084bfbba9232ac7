import { resolve } from "node:path";
import { readFolders } from "../content/folders.ts";
import { start } from "./start.ts";

/** Prints the URL only on a terminal, because a service's log is read by programs. */
function sayAddress(port: number): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`El sitio está en http://localhost:${port}. Para terminar: Ctrl+C\n`);
}

await start({
  environment: process.env,
  siteDir: resolve(readFolders(process.env).dist, "site"),
  command: "npm start",
  announce: sayAddress,
});
