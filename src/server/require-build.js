import { existsSync } from "node:fs";

/*
 * Runs before `npm start`. Plain JavaScript, since production installs no TypeScript; what else may
 * be missing, the server itself reports.
 */
if (!existsSync("dist/server/main.js")) {
  process.stderr.write("Falta construir el sitio. Hágalo primero con: npm run build\n");
  process.exitCode = 1;
}
