import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registerRespaldar, registerRestaurar } from "#backup/server/backups.ts";
import { contentsOf, type StoreContents } from "#backup/server/store-contents.ts";
import { attendance } from "#door/model/attendance.ts";
import { wholeLog } from "#door/store/door-store.ts";
import { registerImportar } from "#people/cli/importing.ts";
import { registerExportar } from "#people/cli/list-files.ts";
import type { CarnetRules } from "#people/model/carnet/read-carnet.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { openStore } from "../store/open-store.ts";
import { knownVersion, NewerError } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import type { Program } from "./program.ts";

export const participantes = (carnets: CarnetRules): Program => ({
  name: "participantes",
  description: "La lista de participantes de la convención.",
  commands: [
    registerImportar(carnets, async ({ door }: Store) => {
      const { validEntries } = attendance(await wholeLog(door));
      return (carnet) => validEntries.has(carnet);
    }),
    registerExportar,
    registerRespaldar,
    registerRestaurar(contentsOfDatabase),
  ],
});

/** The contents of a database's file, which stays as it is; `null` if it is not one of this program. */
async function contentsOfDatabase(file: string): Promise<StoreContents | null> {
  const folder = await mkdtemp(join(tmpdir(), "respaldo-"));
  try {
    // Opening a database brings its schema up to date.
    const copy = join(folder, "copia.db");
    await copyFile(file, copy);
    // SQLite keeps the latest writes there, and those of a young database all.
    if (existsSync(`${file}-wal`)) await copyFile(`${file}-wal`, `${copy}-wal`);
    const { openDatabase } = await import("#platform/store/sqlite-database.ts");
    let version = 0;
    openDatabase(copy, (database) => {
      version = knownVersion(database, file);
    }).close();
    if (version === 0) return null;
    const store = await openStore(`sqlite:${copy}`);
    return await contentsOf(store).finally(() => store.close());
  } catch (error) {
    if (error instanceof UserError && !(error instanceof NewerError)) return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
