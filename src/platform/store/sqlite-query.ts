import { randomUUID } from "node:crypto";
import type Database from "better-sqlite3";
import { isRecord } from "../calls/is-record.ts";
import type {
  CollectionReference,
  DocumentReference,
  Fields,
  FoundDocument,
  Operator,
  Query,
  Time,
} from "./documents.ts";

/** One table has all documents, as JSON; times are in microseconds, each of them once. */
const TABLE = `CREATE TABLE documentos (
  coleccion TEXT NOT NULL,
  id TEXT NOT NULL,
  contenido TEXT NOT NULL CHECK (json_type(contenido) = 'object'),
  creado INTEGER NOT NULL,
  cambiado INTEGER NOT NULL UNIQUE,
  PRIMARY KEY (coleccion, id)
) STRICT;`;

/** Creates the table, with an index for each of the fields, by which documents are found or sorted. */
export function createDocuments(database: Database.Database, fields: readonly string[]): void {
  const indexes = fields.map(
    (field) => `CREATE INDEX por_${field} ON documentos (coleccion, ${valueIn(field)});`,
  );
  database.exec([TABLE, ...indexes].join("\n"));
}

interface Row {
  readonly id: string;
  readonly contenido: string;
  readonly creado: number;
  readonly cambiado: number;
}

export class SqliteTime implements Time {
  // Its JSON has this field.
  readonly micros: number;
  constructor(micros: number) {
    this.micros = micros;
  }
  get seconds() {
    return Math.floor(this.micros / 1_000_000);
  }
  get nanoseconds() {
    return (this.micros % 1_000_000) * 1000;
  }
  toMillis() {
    return Math.floor(this.micros / 1000);
  }
}

export interface SqliteReference extends DocumentReference {
  readonly collection: string;
}

/** The value of a field in SQL; of a time, its microseconds. */
export const valueIn = (field: string) =>
  `coalesce(contenido ->> '$.${field}.micros', contenido ->> '$.${field}')`;

function conditionOf(field: string, operator: Operator): string {
  const listed = "(SELECT value FROM json_each(?))";
  const items = `json_each(contenido, '$.${field}')`;
  if (operator === "in") return `${valueIn(field)} IN ${listed}`;
  if (operator === "array-contains") return `? IN (SELECT value FROM ${items})`;
  if (operator === "array-contains-any") {
    return `EXISTS (SELECT 1 FROM ${items} WHERE value IN ${listed})`;
  }
  return `${valueIn(field)} ${operator === "==" ? "=" : operator} ?`;
}

interface Asked {
  readonly collection: string;
  readonly conditions: readonly string[];
  readonly values: readonly unknown[];
  readonly order: string;
  readonly most: number;
}

function queryOf(asked: Asked): Query & Asked {
  const narrowed = (condition: string, ...values: readonly unknown[]) => ({
    ...asked,
    conditions: [...asked.conditions, condition],
    values: [...asked.values, ...values],
  });
  return {
    ...asked,
    where: (field, operator, value) =>
      queryOf(narrowed(conditionOf(field, operator), bound(value))),
    orderBy: (field, direction = "asc") => {
      const order = `${valueIn(field)} ${direction}, id ${direction}`;
      return queryOf({ ...narrowed(`${valueIn(field)} IS NOT NULL`), order });
    },
    limit: (most) => queryOf({ ...asked, most }),
    select: () => queryOf(asked),
  };
}

function bound(value: unknown): unknown {
  if (value instanceof SqliteTime) return value.micros;
  return Array.isArray(value) ? JSON.stringify(value) : value;
}

export function collectionAt(collection: string): CollectionReference {
  const all = {
    collection,
    conditions: ["coleccion = ?"],
    values: [collection],
    // With the plus, SQLite searches the index of a field instead of sorting by that of the ids.
    order: "+id",
    most: -1,
  };
  return {
    ...queryOf(all),
    doc: (id: string = randomUUID()): SqliteReference => ({ collection, id }),
  };
}

/** Reads documents on a connection, whether or not a transaction is open. */
export function readerOf(database: Database.Database) {
  const statements = new Map<string, Database.Statement<unknown[]>>();
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare<unknown[]>(sql);
    statements.set(sql, statement);
    return statement;
  };
  // Whatever is committed later is changed later.
  const newest = () =>
    new SqliteTime(Number(prepared("SELECT max(cambiado) FROM documentos").pluck().get() ?? 0));

  function find(asked: Query): FoundDocument[] {
    const { collection, conditions, values, order, most } = asked as Query & Asked;
    const where = conditions.join(" AND ");
    const rows = prepared(
      `SELECT id, contenido, creado, cambiado FROM documentos WHERE ${where} ORDER BY ${order} LIMIT ?`,
    ).all(...values, most) as Row[];
    const readTime = newest();
    return rows.map((row) => found({ collection, id: row.id }, row, readTime));
  }

  return {
    newest,
    find,
    findWith: (
      query: Query,
      field: string,
      values: readonly unknown[],
      operator: "in" | "array-contains-any" = "in",
    ) => (values.length === 0 ? [] : find(query.where(field, operator, values))),
    get: (documents: readonly DocumentReference[]) => {
      const readTime = newest();
      const row = prepared(
        "SELECT id, contenido, creado, cambiado FROM documentos WHERE coleccion = ? AND id = ?",
      );
      return documents.map((each) => {
        const ref = each as SqliteReference;
        const present = row.get(ref.collection, ref.id) as Row | undefined;
        if (present !== undefined) return found(ref, present, readTime);
        return { id: ref.id, ref, exists: false, readTime, get: nothing, data: nothing };
      });
    },
    aggregate: (asked: Query, sql: string): number => {
      const { conditions, values } = asked as Query & Asked;
      const where = conditions.join(" AND ");
      return Number(
        prepared(`SELECT ${sql} FROM documentos WHERE ${where}`)
          .pluck()
          .get(...values),
      );
    },
  };
}

function found(ref: SqliteReference, row: Row, readTime: Time): FoundDocument {
  const fields: Fields = fieldsIn(row.contenido);
  return {
    id: ref.id,
    ref,
    exists: true,
    createTime: new SqliteTime(row.creado),
    updateTime: new SqliteTime(row.cambiado),
    readTime,
    data: (): Fields => fields,
    get: (path) =>
      path
        .split(".")
        .reduce((value: unknown, name) => (isRecord(value) ? value[name] : undefined), fields),
  };
}

export function fieldsIn(contents: string): Record<string, unknown> {
  const fields: Record<string, unknown> = JSON.parse(contents);
  for (const [name, value] of Object.entries(fields)) {
    if (isRecord(value) && typeof value.micros === "number") {
      fields[name] = new SqliteTime(value.micros);
    }
  }
  return fields;
}

const nothing = (): undefined => undefined;
