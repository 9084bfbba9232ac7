import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  addSampleParticipants,
  sampleParticipants,
  unregisteredCarnet,
} from "./sample-participants.ts";
import { start } from "./start.ts";

const folder = mkdtempSync(join(tmpdir(), "convencion-demo-"));
// Synchronous and last, however the process ends.
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

await start({
  environment: {
    ...process.env,
    DATABASE_URL: `sqlite:${join(folder, "convencion.db")}`,
    LOG_LEVEL: process.env.LOG_LEVEL?.trim() || "warn",
  },
  siteDir: resolve("dist/site"),
  command: "npm run demo",
  prepare: addSampleParticipants,
  announce: (port) => {
    const [first, second] = sampleParticipants;
    process.stdout.write(
      `
  La demostración está lista en http://localhost:${port}

  Carnets de muestra para «Valida tu registro»:
    ${first.carnet}   ${first.nombre}
    ${second.carnet}     ${second.nombre}
    ${unregisteredCarnet}   no está registrado

  Las personas son inventadas y la base de datos se borra al terminar.
  Para terminar: Ctrl+C

`,
    );
  },
});
