import type Database from "better-sqlite3";
import type { Participant } from "../../../domain/carnet/participant.ts";
import type { DoorEvent, SentEvent } from "../../../domain/door/events.ts";
import { ticketAfter } from "../../../domain/door/ticket-number.ts";
import { lineFor, type RecordAnswer, recordAnswer } from "../../port/door-store.ts";

/** A line of the log as it is stored; what its kind does not have is NULL. */
export interface LineRow {
  readonly id: string;
  readonly puerta: string;
  readonly instante: number;
  readonly tipo: DoorEvent["kind"];
  readonly carnet: string | null;
  readonly deshace: string | null;
  readonly nombre: string | null;
  readonly numeroTicket: string | null;
}

type Record = (door: string, events: readonly SentEvent[]) => RecordAnswer[];

/** What adds events to the log and to the list, all in one transaction. */
export function recording(database: Database.Database): Record {
  const statements = prepareStatements(database);

  function recordOne(door: string, sent: SentEvent): RecordAnswer {
    const event = { ...sent, door };
    const known = statements.find.get(sent.id);
    if (known !== undefined) return recordAnswer("known", event, toEvent(known));
    const isListed = "carnet" in sent && statements.isListed.get(sent.carnet) !== undefined;
    const line = lineFor(event, isListed);
    if (line === null) return { id: sent.id, outcome: "refused", reason: "not-listed" };
    const recorded = line.kind === "walk-in" ? { ...line, numeroTicket: freeFrom(line) } : line;
    if (recorded.kind === "walk-in") statements.addPerson.run(recorded);
    if (recorded.kind === "rename") statements.rename.run(recorded);
    statements.add.run(toRow(recorded));
    return recordAnswer("recorded", event, recorded);
  }

  function freeFrom({ numeroTicket }: { readonly numeroTicket: string }): string {
    let free = numeroTicket;
    while (statements.isTaken.get(free) !== undefined) free = ticketAfter(free);
    return free;
  }

  return database.transaction((door: string, events: readonly SentEvent[]) =>
    events.map((sent) => recordOne(door, sent)),
  ).immediate;
}

/** The line that a row holds. */
export function toEvent(row: LineRow): DoorEvent {
  const { id, instante: at, puerta: door, tipo: kind } = row;
  const line = { id, at, door };
  const text = (value: string | null): string => {
    if (value === null) throw new Error(`A line of kind ${kind} lacks a part of it`);
    return value;
  };
  if (kind === "undo") return { ...line, kind, entry: text(row.deshace) };
  const carnet = text(row.carnet);
  if (kind === "entry") return { ...line, kind, carnet };
  const nombre = text(row.nombre);
  if (kind === "rename") return { ...line, kind, carnet, nombre };
  return { ...line, kind, carnet, nombre, numeroTicket: text(row.numeroTicket) };
}

/** The row that holds a line. */
export function toRow(event: DoorEvent): LineRow {
  return {
    id: event.id,
    puerta: event.door,
    instante: event.at,
    tipo: event.kind,
    carnet: "carnet" in event ? event.carnet : null,
    deshace: event.kind === "undo" ? event.entry : null,
    nombre: "nombre" in event ? event.nombre : null,
    numeroTicket: event.kind === "walk-in" ? event.numeroTicket : null,
  };
}

export function insertLine(database: Database.Database) {
  return database.prepare<[LineRow]>(
    `INSERT INTO entradas (id, puerta, instante, tipo, carnet, deshace, nombre, numeroTicket)
     VALUES (@id, @puerta, @instante, @tipo, @carnet, @deshace, @nombre, @numeroTicket)`,
  );
}

export function insertPerson(database: Database.Database) {
  return database.prepare<[Participant]>(
    `INSERT INTO participantes (carnet, nombre, numeroTicket)
     VALUES (@carnet, @nombre, @numeroTicket)`,
  );
}

function prepareStatements(database: Database.Database) {
  return {
    find: database.prepare<[string], LineRow>("SELECT * FROM entradas WHERE id = ?"),
    isListed: database.prepare<[string]>("SELECT 1 FROM participantes WHERE carnet = ?"),
    isTaken: database.prepare<[string]>(
      "SELECT 1 FROM participantes WHERE numeroTicket = ? AND numeroTicket <> ''",
    ),
    add: insertLine(database),
    addPerson: insertPerson(database),
    rename: database.prepare<[{ carnet: string; nombre: string }]>(
      "UPDATE participantes SET nombre = @nombre WHERE carnet = @carnet",
    ),
  };
}
