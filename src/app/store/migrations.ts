import type Database from "better-sqlite3";

/** One migration per schema version, in order. A released migration is never edited. */
export const migrations: readonly (string | ((database: Database.Database) => void))[] = [
  `CREATE TABLE participantes (
     carnet TEXT NOT NULL PRIMARY KEY,
     nombre TEXT NOT NULL,
     numeroTicket TEXT NOT NULL UNIQUE
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE counters (
     name TEXT NOT NULL PRIMARY KEY,
     count INTEGER NOT NULL CHECK (count >= 0)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO counters (name, count) VALUES ('visitasPagina', 0);`,
  // Doors and their log. The counter grows with every change of the list that is not in the log.
  `CREATE TABLE puertas (
     nombre TEXT NOT NULL PRIMARY KEY,
     hash TEXT NOT NULL UNIQUE,
     hasta INTEGER NOT NULL,
     abierta INTEGER NOT NULL,
     cerrada INTEGER,
     contacto INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE entradas (
     posicion INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     puerta TEXT NOT NULL,
     instante INTEGER NOT NULL,
     tipo TEXT NOT NULL CHECK (tipo IN ('entry', 'undo', 'walk-in', 'rename')),
     carnet TEXT,
     deshace TEXT,
     nombre TEXT,
     numeroTicket TEXT
   ) STRICT;
   INSERT INTO counters (name, count) VALUES ('lista', 0);`,
  // Backups of Firestore may contain several participants without a ticket.
  `CREATE TABLE lista (
     carnet TEXT NOT NULL PRIMARY KEY,
     nombre TEXT NOT NULL,
     numeroTicket TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   INSERT INTO lista SELECT carnet, nombre, numeroTicket FROM participantes;
   DROP TABLE participantes;
   ALTER TABLE lista RENAME TO participantes;
   CREATE UNIQUE INDEX tickets ON participantes (numeroTicket) WHERE numeroTicket <> '';`,
  // The fields of the log that organisers see, and a random id of the log.
  `ALTER TABLE entradas ADD COLUMN registrada INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE entradas ADD COLUMN antes TEXT;
   ALTER TABLE entradas ADD COLUMN apartada INTEGER NOT NULL DEFAULT 0;
   UPDATE entradas SET registrada = instante;
   INSERT INTO counters (name, count) VALUES ('bitacora', random() & 0x1fffffffffffff);`,
  // The organisers: their journal with each change of a person, their sessions and invitations.
  `ALTER TABLE puertas ADD COLUMN ensayo INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE diario (
     posicion INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     instante INTEGER NOT NULL,
     quien TEXT NOT NULL,
     tipo TEXT NOT NULL,
     detalle TEXT NOT NULL,
     deshace TEXT
   ) STRICT;
   CREATE TABLE cambios (
     paso TEXT NOT NULL,
     carnetAntes TEXT,
     nombreAntes TEXT,
     ticketAntes TEXT,
     carnet TEXT,
     nombre TEXT,
     numeroTicket TEXT
   ) STRICT;
   CREATE INDEX cambiosPorPaso ON cambios (paso);
   CREATE INDEX cambiosPorCarnet ON cambios (carnet);
   CREATE INDEX cambiosPorCarnetAntes ON cambios (carnetAntes);
   CREATE TABLE accesos (
     id TEXT NOT NULL PRIMARY KEY,
     hash TEXT NOT NULL UNIQUE,
     tipo TEXT NOT NULL CHECK (tipo IN ('session', 'invitation')),
     nombre TEXT NOT NULL,
     navegador TEXT NOT NULL,
     creado INTEGER NOT NULL,
     usado INTEGER NOT NULL,
     vence INTEGER NOT NULL,
     puertas TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  // Certificates: of each person one counts, which nothing has replaced.
  `CREATE TABLE constancias (
     codigo TEXT NOT NULL PRIMARY KEY,
     carnet TEXT NOT NULL,
     nombre TEXT NOT NULL,
     emitida INTEGER NOT NULL,
     reemplazo TEXT,
     retirada INTEGER,
     motivo TEXT
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX constanciaVigente ON constancias (carnet) WHERE reemplazo IS NULL;
   CREATE TABLE marcas (
     carnet TEXT NOT NULL PRIMARY KEY,
     motivo TEXT NOT NULL,
     quien TEXT NOT NULL,
     instante INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE ajustesConstancia (
     id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
     contenido TEXT NOT NULL
   ) STRICT;`,
  // Sessions keep no secrets of doors.
  "ALTER TABLE accesos DROP COLUMN puertas",
  // A person's lines are found without reading the log.
  `CREATE INDEX entradasPorCarnet ON entradas (carnet);
   CREATE INDEX entradasPorDeshace ON entradas (deshace) WHERE deshace IS NOT NULL;`,
  // Certificates keep what they say, and one of another edition stays valid.
  `ALTER TABLE constancias ADD COLUMN dice TEXT;
   DROP INDEX constanciaVigente;
   CREATE INDEX constanciasPorCarnet ON constancias (carnet) WHERE reemplazo IS NULL;`,
  // Some organisers work in the list and the doors alone.
  "ALTER TABLE accesos ADD COLUMN rol TEXT NOT NULL DEFAULT 'all'",
  // The requests of students who sign up on the page.
  `CREATE TABLE solicitudes (
     numero INTEGER PRIMARY KEY AUTOINCREMENT,
     carnet TEXT NOT NULL UNIQUE,
     nombre TEXT NOT NULL,
     correo TEXT NOT NULL,
     telefono TEXT NOT NULL,
     semestre TEXT NOT NULL,
     instante INTEGER NOT NULL,
     rechazada INTEGER,
     quien TEXT,
     motivo TEXT
   ) STRICT;`,
  givePeopleIds,
  `ALTER TABLE cambios ADD COLUMN persona TEXT;
   CREATE INDEX cambiosPorPersona ON cambios (persona);
   ALTER TABLE entradas ADD COLUMN persona TEXT;
   DROP INDEX entradasPorCarnet;
   CREATE INDEX entradasPorPersona ON entradas (coalesce(persona, carnet));`,
  `ALTER TABLE constancias ADD COLUMN persona TEXT;
   DROP INDEX constanciasPorCarnet;
   CREATE INDEX constanciasPorPersona ON constancias (coalesce(persona, carnet))
   WHERE reemplazo IS NULL;
   ALTER TABLE marcas RENAME COLUMN carnet TO persona;`,
  // The list's version and the log's id are no counters.
  `CREATE TABLE meta (
     clave TEXT NOT NULL PRIMARY KEY,
     valor INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   INSERT INTO meta SELECT name, count FROM counters WHERE name IN ('lista', 'bitacora');
   DELETE FROM counters WHERE name IN ('lista', 'bitacora');`,
  // Records of one person that were joined with another.
  `ALTER TABLE participantes ADD COLUMN unidas TEXT NOT NULL DEFAULT '';
   ALTER TABLE cambios ADD COLUMN unidasAntes TEXT;
   ALTER TABLE cambios ADD COLUMN unidas TEXT;`,
  // Announcements, and the ids of those who were sent each.
  `CREATE TABLE avisos (
     id TEXT NOT NULL PRIMARY KEY,
     nombre TEXT NOT NULL,
     destino TEXT NOT NULL,
     texto TEXT NOT NULL,
     quien TEXT NOT NULL,
     instante INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE avisados (
     aviso TEXT NOT NULL,
     persona TEXT NOT NULL,
     PRIMARY KEY (aviso, persona)
   ) STRICT, WITHOUT ROWID;`,
];

/** People get an id, the carnet that they have, and with it the table's key; a carnet may be missing. */
function givePeopleIds(database: Database.Database): void {
  const columns = columnsOfPeople(database);
  database.exec(
    `CREATE TABLE personas (
       id TEXT NOT NULL PRIMARY KEY,
       ${columns.map((column) => `${column} TEXT NOT NULL DEFAULT ''`).join()}
     ) STRICT, WITHOUT ROWID;
     INSERT INTO personas SELECT carnet, ${columns.join()} FROM participantes;
     DROP TABLE participantes;
     ALTER TABLE personas RENAME TO participantes;
     CREATE UNIQUE INDEX carnets ON participantes (carnet) WHERE carnet <> '';
     CREATE UNIQUE INDEX tickets ON participantes (numeroTicket) WHERE numeroTicket <> '';`,
  );
}

export function columnsOfPeople(database: Database.Database): string[] {
  const columns = database.prepare<[], string>(
    "SELECT name FROM pragma_table_info('participantes')",
  );
  return columns.pluck().all();
}
