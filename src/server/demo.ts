import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  addSampleParticipants,
  sampleParticipants,
  unregisteredCarnet,
} from "./sample-participants.ts";
import { start } from "./start.ts";

const onFirestore = process.argv.includes("--firestore");

await start({
  environment: {
    ...process.env,
    DATABASE_URL: onFirestore ? await databaseInMemory() : databaseInFolder(),
    LOG_LEVEL: process.env.LOG_LEVEL?.trim() || "warn",
    // All visits of a demonstration or a browser test come from this machine.
    VISITS_PER_ADDRESS: process.env.VISITS_PER_ADDRESS?.trim() || "1000000",
  },
  siteDir: resolve(process.env.DIST_DIR?.trim() || "dist", "site"),
  command: onFirestore ? "npm run demo:firestore" : "npm run demo",
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

/** An SQLite file in a folder that is gone when the process has ended. */
function databaseInFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "convencion-demo-"));
  // Synchronous and last, however the process ends.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return `sqlite:${join(folder, "convencion.db")}`;
}

/** A Firestore emulator of this process, which keeps everything in memory. */
async function databaseInMemory(): Promise<string> {
  const { startFirestoreEmulator } = await import("../store/firestore/emulator.ts");
  const { host } = await startFirestoreEmulator();
  process.env.FIRESTORE_EMULATOR_HOST = host;
  return "firestore:demo-convencion";
}
