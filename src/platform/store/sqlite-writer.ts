import type Database from "better-sqlite3";
import {
  type DocumentReference,
  FieldChange,
  type Fields,
  isPlain,
  OutdatedError,
  type Time,
  type Writer,
} from "./documents.ts";
import { fieldsIn, type SqliteReference, SqliteTime } from "./sqlite-query.ts";

/** Writes into an open transaction, of which `begin` has to be called first. */
export function writerTo(database: Database.Database) {
  const newest = database.prepare<[], number>("SELECT max(cambiado) FROM documentos").pluck();
  const find = database
    .prepare<[string, string], string>(
      "SELECT contenido FROM documentos WHERE coleccion = ? AND id = ?",
    )
    .pluck();
  const put = database.prepare<[Record<string, unknown>]>(
    `INSERT INTO documentos VALUES (@collection, @id, @contents, @at, @at)
     ON CONFLICT (coleccion, id) DO UPDATE SET contenido = @contents, cambiado = @at`,
  );
  const remove = database.prepare<[string, string]>(
    "DELETE FROM documentos WHERE coleccion = ? AND id = ?",
  );
  let last = 0;

  function write(
    document: DocumentReference,
    change: (present: Fields | undefined, at: Time) => Fields,
  ): void {
    const { collection, id } = document as SqliteReference;
    last = Math.max(last + 1, Date.now() * 1000);
    const present = find.get(collection, id);
    const fields = change(
      present === undefined ? undefined : fieldsIn(present),
      new SqliteTime(last),
    );
    put.run({ collection, id, contents: JSON.stringify(fields), at: last });
  }

  const writer: Writer = {
    create: (document, fields) =>
      write(document, (present, at) => {
        if (present !== undefined) throw new OutdatedError("A document exists");
        return changed({}, fields, at);
      }),
    set: (document, fields, { merge = false, mergeFields } = {}) =>
      write(document, (present = {}, at) =>
        changed(merge || mergeFields ? present : {}, fields, at, merge),
      ),
    update: (document, fields) =>
      write(document, (present, at) => {
        if (present === undefined) throw new OutdatedError("A document is gone");
        return changed(present, fields, at);
      }),
    delete: (document) => {
      const { collection, id } = document as SqliteReference;
      remove.run(collection, id);
    },
  };
  const begin = () => {
    last = Math.max(last, newest.get() ?? 0);
  };
  return { begin, writer };
}

/** The fields of a document once these are written; `isDeep` also changes the fields within them. */
function changed(present: Fields, written: Fields, at: Time, isDeep = false): Fields {
  const fields = { ...present };
  for (const [name, value] of Object.entries(written)) {
    const former = present[name];
    if (value instanceof FieldChange) fields[name] = valueAfter(former, value, at);
    else if (isDeep && isPlain(value)) {
      fields[name] = changed(isPlain(former) ? former : {}, value, at, isDeep);
    } else fields[name] = value;
  }
  return fields;
}

/** Without a value, JSON has no field. */
function valueAfter(former: unknown, { kind, values }: FieldChange, at: Time): unknown {
  const items: readonly unknown[] = Array.isArray(former) ? former : [];
  switch (kind) {
    case "commit time":
      return at;
    case "removed":
      return undefined;
    case "increased":
      return Number(former ?? 0) + Number(values[0]);
    case "with":
      return [...new Set([...items, ...values])];
    case "without":
      return items.filter((item) => !values.some((value) => value === item));
  }
}
