import { randomUUID } from "node:crypto";
import type Database from "better-sqlite3";
import { addingEntries } from "#access/store/sqlite-journal.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { ticketCandidates } from "#people/model/ticket-numbers.ts";
import {
  columns,
  insertingPerson,
  knowingIds,
  type PersonRow,
  toPerson,
} from "#people/store/sqlite-people.ts";
import type { Row } from "#platform/store/sqlite-database.ts";
import type { LineAnswer } from "../model/calls.ts";
import {
  type DoorLine,
  readLine,
  type SentLine,
  type StoredLine,
  storable,
} from "../model/lines.ts";
import {
  knownAnswer,
  type PersonLine,
  personMeantBy,
  type RecordingDoor,
  recordedAs,
} from "../model/recording.ts";

/** The fields of every line; those of its kind stand beside them, and are NULL in lines of another kind. */
export interface LineRow extends Pick<StoredLine, "id" | "recordedAt" | "before"> {
  readonly position: number;
  readonly isSetAside: 0 | 1;
}

/** The query of lines. */
export const SELECT_LINES = `SELECT id, puerta AS door, instante AS at, tipo AS kind, carnet,
  persona AS personId, deshace AS entry, nombre, numeroTicket, registrada AS recordedAt, antes AS before,
  apartada AS isSetAside, posicion AS position FROM entradas`;

/** The door that records, and the lines that its phone sent. */
export type SentBatch = readonly [door: RecordingDoor, lines: readonly SentLine[]];

/**
 * Creates a function that appends the lines of several phones to the log and applies them to the list, in one
 * transaction.
 */
export function recording(
  database: Database.Database,
): (sent: readonly SentBatch[]) => readonly LineAnswer[][] {
  const statements = prepareStatements(database);
  const addEntry = addingEntries(database);

  function recordOne(door: RecordingDoor, fields: SentLine): LineAnswer {
    const { isRehearsal } = door;
    const sent = { ...fields, door: door.name };
    const known = statements.find.get(sent.id);
    if (known !== undefined) return knownAnswer(sent, lineOf(known), known.isSetAside === 1, door);
    const listed = sent.kind === "undo" ? null : listedFor(sent);
    const isOwn =
      sent.kind === "rename" && statements.isOwn.get(idOf(listed ?? sent), sent.door) !== undefined;
    const numbers = sent.kind === "walk-in" && listed === null ? numbersFor(sent) : null;
    const facts = { listed, isOwn, isRehearsal, numbers };
    const { answer, written } = recordedAs(sent, facts, randomUUID);
    if (written === null) return answer;
    const { line, before, changed } = written;
    if (changed !== null) {
      const { entry, change } = changed;
      addEntry(entry, [change]);
      if (change.before === null) statements.addPerson(change.after);
      else statements.rename.run({ id: idOf(change.after), nombre: change.after.nombre });
    }
    statements.add({ ...line, recordedAt: Date.now(), before, isSetAside: isRehearsal });
    return answer;
  }

  function listedFor(line: PersonLine): Participant | null {
    const { carnet } = line;
    const rows = statements.listed.all({ carnet, id: idOf(line) });
    return personMeantBy(line, rows.map(toPerson));
  }

  function numbersFor(walkIn: Extract<DoorLine, { kind: "walk-in" }>) {
    const candidates = JSON.stringify(ticketCandidates(walkIn.numeroTicket));
    return {
      tickets: new Set(statements.taken.all(candidates)),
      ids: statements.knownIds([walkIn]),
    };
  }

  return database.transaction((sent: readonly SentBatch[]) =>
    sent.map(([door, lines]) => lines.map((line) => recordOne(door, line))),
  ).immediate;
}

/** The line of a row; `null` if the row is not a valid line. */
export function lineOf(row: LineRow): DoorLine | null {
  return readLine(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
}

/** Creates a function that adds a line; part of the caller's transaction. */
export function insertingLine(database: Database.Database): (line: StoredLine) => void {
  const insert = database.prepare<[Row]>(
    `INSERT INTO entradas (id, puerta, instante, tipo, carnet, persona, deshace, nombre, numeroTicket,
                           registrada, antes, apartada)
     VALUES (@id, @door, @at, @kind, @carnet, @personId, @entry, @nombre, @numeroTicket,
             @recordedAt, @before, @isSetAside)`,
  );
  const absent = { carnet: null, personId: null, entry: null, nombre: null, numeroTicket: null };
  return (line) =>
    void insert.run({ ...absent, ...storable(line), isSetAside: Number(line.isSetAside) });
}

function prepareStatements(database: Database.Database) {
  return {
    find: database.prepare<[string], LineRow>(`${SELECT_LINES} WHERE id = ?`),
    listed: database.prepare<[{ carnet: string; id: string }], PersonRow>(
      `SELECT ${columns} FROM participantes
       WHERE (carnet = @carnet AND carnet <> '') OR id = @id`,
    ),
    isOwn: database.prepare<[string, string]>(
      `SELECT 1 FROM entradas
       WHERE coalesce(persona, carnet) = ? AND puerta = ? AND tipo IN ('entry', 'walk-in')`,
    ),
    taken: database
      .prepare<[string], string>(
        `SELECT numeroTicket FROM participantes
         WHERE numeroTicket IN (SELECT value FROM json_each(?)) AND numeroTicket <> ''`,
      )
      .pluck(),
    add: insertingLine(database),
    knownIds: knowingIds(database),
    addPerson: insertingPerson(database),
    rename: database.prepare<[{ id: string; nombre: string }]>(
      "UPDATE participantes SET nombre = @nombre WHERE id = @id",
    ),
  };
}
