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
import type { EventAnswer } from "../model/calls.ts";
import {
  type DoorEvent,
  readStoredEvent,
  type SentEvent,
  type StoredLine,
  storable,
} from "../model/events.ts";
import {
  knownAnswer,
  type PersonEvent,
  personMeantBy,
  type RecordingDoor,
  recordedAs,
} from "../model/recording.ts";

/** The fields of every line; the event's own stand beside them, and are NULL where its kind lacks them. */
export interface LineRow extends Pick<StoredLine, "id" | "recordedAt" | "before"> {
  readonly position: number;
  readonly isSetAside: 0 | 1;
}

/** The query of lines. */
export const SELECT_LINES = `SELECT id, puerta AS door, instante AS at, tipo AS kind, carnet,
  persona AS personId, deshace AS entry, nombre, numeroTicket, registrada AS recordedAt, antes AS before,
  apartada AS isSetAside, posicion AS position FROM entradas`;

/** The door that records, and the events that its phone sent. */
export type Sent = readonly [door: RecordingDoor, events: readonly SentEvent[]];

/**
 * Creates a function that appends the events of several phones to the log and applies them to the list, in one
 * transaction.
 */
export function recording(
  database: Database.Database,
): (sent: readonly Sent[]) => readonly EventAnswer[][] {
  const statements = prepareStatements(database);
  const addEntry = addingEntries(database);

  function recordOne(door: RecordingDoor, sent: SentEvent): EventAnswer {
    const { isRehearsal } = door;
    const event = { ...sent, door: door.name };
    const known = statements.find.get(sent.id);
    if (known !== undefined)
      return knownAnswer(event, toEvent(known), known.isSetAside === 1, door);
    const listed = event.kind === "undo" ? null : listedFor(event);
    const isOwn =
      event.kind === "rename" &&
      statements.isOwn.get(idOf(listed ?? event), event.door) !== undefined;
    const numbers = event.kind === "walk-in" && listed === null ? numbersFor(event) : null;
    const facts = { listed, isOwn, isRehearsal, numbers };
    const { answer, written } = recordedAs(event, facts, randomUUID);
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

  function listedFor(event: PersonEvent): Participant | null {
    const { carnet } = event;
    const rows = statements.listed.all({ carnet, id: idOf(event) });
    return personMeantBy(event, rows.map(toPerson));
  }

  function numbersFor(walkIn: Extract<DoorEvent, { kind: "walk-in" }>) {
    const candidates = JSON.stringify(ticketCandidates(walkIn.numeroTicket));
    return {
      tickets: new Set(statements.taken.all(candidates)),
      ids: statements.knownIds([walkIn]),
    };
  }

  return database.transaction((sent: readonly Sent[]) =>
    sent.map(([door, events]) => events.map((event) => recordOne(door, event))),
  ).immediate;
}

/** The line of a row; `null` if the row is not a valid line. */
export function toEvent(row: LineRow): DoorEvent | null {
  return readStoredEvent(
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
  );
}

/** Creates a function that adds a line; part of the caller's transaction. */
export function insertingLine(database: Database.Database): (line: StoredLine) => void {
  const insert = database.prepare<[Readonly<Record<string, unknown>>]>(
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
