import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/*
 * `npm start` runs the built server of the folder `DIST_DIR`. This is plain JavaScript, because
 * production installs no TypeScript.
 */
const program = resolve(process.env.DIST_DIR?.trim() || "dist", "server", "main.js");
if (existsSync(program)) await import(pathToFileURL(program).href);
else {
  process.stderr.write("Falta construir el sitio. Hágalo primero con: npm run build\n");
  process.exitCode = 1;
}
