import { z } from "zod/mini";

/** Each field's name in the database, and the schema of what is stored. */
type StoredFields<Value> = {
  readonly [Field in keyof Value]-?: readonly [name: string, schema: z.ZodMiniType<Value[Field]>];
};

interface StoredDocument {
  readonly id: string;
  data(): object | undefined;
}

/** Reads and writes records whose fields have other names in the database; the first is the id of a document. */
export function storedRecord<Value extends object>(fields: StoredFields<Value>) {
  const columns = Object.entries<readonly [string, z.ZodMiniType]>(fields);
  const schema = z.object(Object.fromEntries(columns.map(([, column]) => column)));
  const idName = columns[0]?.[1][0] ?? "";

  /** The record; `null` if a field cannot be read, as when somebody edited it by hand. */
  function read(stored: unknown): Value | null {
    const { data } = z.safeParse(schema, stored);
    if (data === undefined) return null;
    const values = columns.map(([field, [name]]) => [field, data[name]] as const);
    // The schema has all fields.
    return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Value;
  }

  /** The stored fields of those that are given. */
  function write(values: Partial<Value>): Record<string, unknown> {
    const given = new Map<string, unknown>(Object.entries(values));
    const held = columns.filter(([field]) => given.get(field) !== undefined);
    return Object.fromEntries(
      held.map(([field, [name, column]]) => [name, z.encode(column, given.get(field))]),
    );
  }

  const readDocument = (document: StoredDocument) =>
    read({ ...document.data(), [idName]: document.id });

  return {
    read,
    /** Those of `stored` that can be read. */
    readAll: (stored: readonly unknown[]) => stored.flatMap((each) => read(each) ?? []),
    write,
    /** The record in a document, or `null`, as `read` does it. */
    readDocument,
    /** The records in the documents that can be read. */
    readDocuments: (documents: readonly StoredDocument[]) =>
      documents.flatMap((each) => readDocument(each) ?? []),
    /** The stored fields without the id, which the document has as its own. */
    documentFields(values: Partial<Value>): Record<string, unknown> {
      const { [idName]: _, ...others } = write(values);
      return others;
    },
  };
}
