import { randomUUID } from "node:crypto";
import { addEntry } from "#access/store/sqlite-journal.ts";
import { idOf, type Participant } from "#people/model/carnet/participant.ts";
import { ticketCandidates } from "#people/model/ticket-numbers.ts";
import { insertPerson, knownIds, peopleFrom } from "#people/store/sqlite-people.ts";
import type { SqliteDatabase } from "#platform/store/sqlite-database.ts";
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
interface LineRow extends Pick<StoredLine, "id" | "recordedAt" | "before"> {
  readonly position: number;
  readonly isSetAside: 0 | 1;
}

/** The valid lines that meet an SQL condition, each with its row. */
export function linesWhere(database: SqliteDatabase, condition: string, ...values: unknown[]) {
  return rowsWhere(database, condition, ...values).flatMap((row) => {
    const line = lineOf(row);
    return line === null ? [] : { row, line };
  });
}

export function rowsWhere({ all }: SqliteDatabase, condition: string, ...values: unknown[]) {
  return all<LineRow>(
    `SELECT id, puerta AS door, instante AS at, tipo AS kind, carnet, persona AS personId,
            deshace AS entry, nombre, numeroTicket, registrada AS recordedAt, antes AS before,
            apartada AS isSetAside, posicion AS position
     FROM entradas WHERE ${condition}`,
    ...values,
  );
}

/** Appends a line that a phone sent to the log and applies it to the list, within the caller's transaction. */
export function recordOne(
  database: SqliteDatabase,
  door: RecordingDoor,
  fields: SentLine,
): LineAnswer {
  const { isRehearsal } = door;
  const sent = { ...fields, door: door.name };
  const [known] = rowsWhere(database, "id = ?", sent.id);
  if (known !== undefined) return knownAnswer(sent, lineOf(known), known.isSetAside === 1, door);
  const listed = sent.kind === "undo" ? null : listedFor(database, sent);
  const isOwn = sent.kind === "rename" && isOwnOf(database, idOf(listed ?? sent), sent.door);
  const numbers = sent.kind === "walk-in" && listed === null ? numbersFor(database, sent) : null;
  const facts = { listed, isOwn, isRehearsal, numbers };
  const { answer, written } = recordedAs(sent, facts, randomUUID);
  if (written === null) return answer;
  const { line, before, changed } = written;
  if (changed !== null) {
    const { entry, change } = changed;
    addEntry(database, entry, [change]);
    const { nombre } = change.after;
    if (change.before === null) insertPerson(database, change.after);
    else
      database.run("UPDATE participantes SET nombre = ? WHERE id = ?", nombre, idOf(change.after));
  }
  insertLine(database, { ...line, recordedAt: Date.now(), before, isSetAside: isRehearsal });
  return answer;
}

function listedFor(database: SqliteDatabase, line: PersonLine): Participant | null {
  const source = "participantes WHERE (carnet = @carnet AND carnet <> '') OR id = @id";
  const { carnet } = line;
  return personMeantBy(line, peopleFrom(database, source, { carnet, id: idOf(line) }));
}

/** Whether the door has admitted a person. */
function isOwnOf({ value }: SqliteDatabase, id: string, door: string): boolean {
  const own = value(
    `SELECT 1 FROM entradas
     WHERE coalesce(persona, carnet) = ? AND puerta = ? AND tipo IN ('entry', 'walk-in')`,
    id,
    door,
  );
  return own !== undefined;
}

function numbersFor(database: SqliteDatabase, walkIn: Extract<DoorLine, { kind: "walk-in" }>) {
  const taken = database.values<string>(
    `SELECT numeroTicket FROM participantes
     WHERE numeroTicket IN (SELECT value FROM json_each(?)) AND numeroTicket <> ''`,
    JSON.stringify(ticketCandidates(walkIn.numeroTicket)),
  );
  return { tickets: new Set(taken), ids: knownIds(database, [walkIn]) };
}

/** The line of a row; `null` if the row is not a valid line. */
export function lineOf(row: object): DoorLine | null {
  return readLine(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
}

/** Adds a line; part of the caller's transaction. */
export function insertLine({ run }: SqliteDatabase, line: StoredLine): void {
  const absent = { carnet: null, personId: null, entry: null, nombre: null, numeroTicket: null };
  run(
    `INSERT INTO entradas (id, puerta, instante, tipo, carnet, persona, deshace, nombre, numeroTicket,
                           registrada, antes, apartada)
     VALUES (@id, @door, @at, @kind, @carnet, @personId, @entry, @nombre, @numeroTicket,
             @recordedAt, @before, @isSetAside)`,
    { ...absent, ...storable(line), isSetAside: Number(line.isSetAside) },
  );
}
