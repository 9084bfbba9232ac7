import type Database from "better-sqlite3";
import type { StoreContents } from "#backup/server/store-contents.ts";
import { readLine, type StoredLine } from "#door/model/lines.ts";
import type { Door } from "#door/store/door-store.ts";
import { createDocuments } from "#platform/store/sqlite-query.ts";
import { UserError } from "#platform/terminal/user-error.ts";

/** Version 1.0.0 had three, with a table for each kind of thing; those between were never released. */
const FIRST = [1, 2, 3];
const PRESENT = 18;

/** The fields of documents by which they are found or sorted. */
const indexed = [
  ...["carnet", "numeroTicket", "personId", "registrado", "entry", "paso", "desde", "instante"],
  ...["hash", "numero", "turno"],
];

/** Creates what is missing, within the caller's transaction. `shown` names the file in faults. */
export function migrate(database: Database.Database, shown: string): void {
  const version = knownVersion(database, shown);
  const has = (table: string) =>
    database.prepare("SELECT 1 FROM sqlite_schema WHERE name LIKE ?").get(table) !== undefined;
  if (version === 0 && has("%")) {
    throw new UserError(
      `«${shown}» es una base de datos de otro programa. Indique otro archivo en DATABASE_URL.`,
    );
  }
  if (!has("documentos")) createDocuments(database, indexed);
  if (version === 0) database.pragma(`user_version = ${PRESENT}`);
}

/** The version of the schema, 0 without one. Throws `NewerError` for one that this program does not know. */
export function knownVersion(database: Database.Database, shown: string): number {
  const version = Number(database.pragma("user_version", { simple: true }));
  if (![0, ...FIRST, PRESENT].includes(version)) {
    throw new NewerError(
      `La base de datos «${shown}» es de una versión más nueva de este programa, o de una de prueba ` +
        `(esquema ${version}; este conoce el ${PRESENT}). Actualice el programa, o restaure un respaldo.`,
    );
  }
  return version;
}

export class NewerError extends UserError {}

/** The contents of a database of version 1.0.0, whose tables `remove` takes away; else `null`. */
export function firstContents(
  database: Database.Database,
): { readonly contents: StoreContents; readonly remove: () => void } | null {
  const version = knownVersion(database, database.name);
  if (!FIRST.includes(version)) return null;
  const rows = <Row>(sql: string) => database.prepare<[], Row>(sql).all();
  const hasDoors = version > 1;
  const contents: StoreContents = {
    participants: rows("SELECT carnet, nombre, numeroTicket FROM participantes"),
    visits:
      rows<{ count: number }>("SELECT count FROM counters WHERE name = 'visitasPagina'")[0]
        ?.count ?? 0,
    doors: hasDoors ? rows<Omit<Door, "isRehearsal">>(DOORS).map(asReal) : [],
    log: hasDoors ? rows<object>(LINES).flatMap(lineOf) : [],
    signUps: [],
    certificates: { settings: null, marks: [], issued: [] },
  };
  const remove = database.transaction(() => {
    database.exec("DROP TABLE participantes; DROP TABLE counters");
    if (hasDoors) database.exec("DROP TABLE puertas; DROP TABLE entradas");
    database.pragma(`user_version = ${PRESENT}`);
  });
  return { contents, remove: () => remove.immediate() };
}

const DOORS = `SELECT nombre AS name, hash AS secretHash, hasta AS validUntil, abierta AS openedAt,
  cerrada AS closedAt, contacto AS lastContact FROM puertas`;
const LINES = `SELECT id, puerta AS door, instante AS at, tipo AS kind, carnet, deshace AS entry, nombre,
  numeroTicket FROM entradas ORDER BY posicion`;

const asReal = (door: Omit<Door, "isRehearsal">): Door => ({ ...door, isRehearsal: false });

function lineOf(row: object): StoredLine | [] {
  const line = readLine(
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
  );
  return line === null ? [] : { ...line, recordedAt: line.at, before: null, isSetAside: false };
}
