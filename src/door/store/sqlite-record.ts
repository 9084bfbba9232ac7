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

/** A stored line of the log; fields that its kind lacks are NULL. */
export interface LineRow {
  readonly id: string;
  readonly puerta: string;
  readonly instante: number;
  readonly tipo: DoorEvent["kind"];
  readonly carnet: string | null;
  /** The person's id if it is not the carnet. */
  readonly persona: string | null;
  readonly deshace: string | null;
  readonly nombre: string | null;
  readonly numeroTicket: string | null;
  readonly registrada: number;
  /** The name that a rename replaced. */
  readonly antes: string | null;
  /** 1 for a line that was set aside, else 0. */
  readonly apartada: number;
}

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
    if (known !== undefined) return knownAnswer(event, toEvent(known), known.apartada === 1, door);
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
    statements.add.run(toRow({ ...line, recordedAt: Date.now(), before, isSetAside: isRehearsal }));
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
  const { instante, puerta, tipo, deshace, persona, ...others } = row;
  const person = persona === null ? {} : { personId: persona };
  return readStoredEvent({
    ...others,
    ...person,
    at: instante,
    door: puerta,
    kind: tipo,
    entry: deshace,
  });
}

export function toStoredLine(row: LineRow): StoredLine | null {
  const event = toEvent(row);
  const { registrada: recordedAt, antes: before, apartada } = row;
  return event && { ...event, recordedAt, before, isSetAside: apartada === 1 };
}

/** The row that stores a line. */
export function toRow(line: StoredLine): LineRow {
  const event = storable(line);
  return {
    id: event.id,
    puerta: event.door,
    instante: event.at,
    tipo: event.kind,
    carnet: "carnet" in event ? event.carnet : null,
    persona: "carnet" in event ? (event.personId ?? null) : null,
    deshace: event.kind === "undo" ? event.entry : null,
    nombre: "nombre" in event ? event.nombre : null,
    numeroTicket: event.kind === "walk-in" ? event.numeroTicket : null,
    registrada: event.recordedAt,
    antes: event.before,
    apartada: event.isSetAside ? 1 : 0,
  };
}

export function insertLine(database: Database.Database) {
  return database.prepare<[LineRow]>(
    `INSERT INTO entradas (id, puerta, instante, tipo, carnet, persona, deshace, nombre, numeroTicket,
                           registrada, antes, apartada)
     VALUES (@id, @puerta, @instante, @tipo, @carnet, @persona, @deshace, @nombre, @numeroTicket,
             @registrada, @antes, @apartada)`,
  );
}

function prepareStatements(database: Database.Database) {
  return {
    find: database.prepare<[string], LineRow>("SELECT * FROM entradas WHERE id = ?"),
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
    add: insertLine(database),
    knownIds: knowingIds(database),
    addPerson: insertingPerson(database),
    rename: database.prepare<[{ id: string; nombre: string }]>(
      "UPDATE participantes SET nombre = @nombre WHERE id = @id",
    ),
  };
}
