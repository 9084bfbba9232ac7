import type Database from "better-sqlite3";
import { personColumns } from "#people/model/carnet/person-columns.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { columnsOfPeople, migrations } from "./migrations.ts";

/**
 * Migrates the schema, within the caller's transaction; to an earlier version only in tests. `shown` names
 * the file in faults.
 */
export function migrate(
  database: Database.Database,
  shown: string,
  wanted = migrations.length,
): void {
  const version = knownVersion(database, shown);
  if (version === 0 && hasTables(database)) {
    throw new UserError(
      `«${shown}» es una base de datos de otro programa. Indique otro archivo en DATABASE_URL.`,
    );
  }
  for (const step of migrations.slice(version, wanted)) {
    if (typeof step === "string") database.exec(step);
    else step(database);
  }
  addColumns(database);

  database.pragma(`user_version = ${wanted}`);
}

/** The version of the schema, 0 without one. Throws `NewerError` for one that this program does not know. */
export function knownVersion(database: Database.Database, shown: string): number {
  const version = Number(database.pragma("user_version", { simple: true }));
  if (version > migrations.length) {
    throw new NewerError(
      `La base de datos «${shown}» es de una versión más nueva de este programa ` +
        `(esquema ${version}; este conoce hasta el ${migrations.length}). Actualice el programa.`,
    );
  }
  return version;
}

export class NewerError extends UserError {}

/** Adds the columns of people that the database does not have yet. */
function addColumns(database: Database.Database): void {
  const known = new Set(columnsOfPeople(database));
  for (const { name, before } of personColumns) {
    if (known.has(name)) continue;
    database.exec(`ALTER TABLE participantes ADD COLUMN ${name} TEXT NOT NULL DEFAULT '';
      ALTER TABLE cambios ADD COLUMN ${before} TEXT;
      ALTER TABLE cambios ADD COLUMN ${name} TEXT;`);
  }
}

function hasTables(database: Database.Database): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema LIMIT 1").get() !== undefined;
}
