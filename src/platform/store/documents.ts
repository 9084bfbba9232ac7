/*
 * What the rooms' stores are written over, once for both databases: documents in collections, queries of them,
 * and transactions. The forms are those of Firestore's client, whose own objects serve it.
 */

/** A time that the database has set. */
export interface Time {
  readonly seconds: number;
  readonly nanoseconds: number;
  toMillis(): number;
}

export const isTime = (value: unknown): value is Time =>
  typeof value === "object" && value !== null && "toMillis" in value;

/** A time as a whole number of microseconds, which is exact until the year 2255. */
export function microseconds({ seconds, nanoseconds }: Time): number {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}

export type Fields = Readonly<Record<string, unknown>>;

export interface DocumentReference {
  readonly id: string;
}

export interface DocumentSnapshot {
  readonly id: string;
  readonly ref: DocumentReference;
  readonly exists: boolean;
  readonly createTime?: Time | undefined;
  readonly updateTime?: Time | undefined;
  readonly readTime: Time;
  /** The value of a field, or of one within it: `retirada.instante`. */
  get(field: string): unknown;
  data(): Fields | undefined;
}

/** A document that a query has found. */
export interface FoundDocument extends DocumentSnapshot {
  readonly createTime: Time;
}

export type Operator =
  | "=="
  | "<"
  | "<="
  | ">"
  | ">="
  | "in"
  | "array-contains"
  | "array-contains-any";

/** In the order of the ids, unless another is asked for; then only documents that have the field are found. */
export interface Query {
  where(field: string, operator: Operator, value: unknown): Query;
  orderBy(field: string, direction?: "asc" | "desc"): Query;
  limit(most: number): Query;
  select(...fields: string[]): Query;
}

export interface CollectionReference extends Query {
  /** Without an id, a new document. */
  doc(id?: string): DocumentReference;
}

/** What becomes of a field that depends on what is stored, or on the time of the commit. */
export class FieldChange {
  readonly kind: "commit time" | "removed" | "increased" | "with" | "without";
  readonly values: readonly (string | number)[];
  constructor(kind: FieldChange["kind"], values: FieldChange["values"] = []) {
    this.kind = kind;
    this.values = values;
  }
}
export const commitTime = new FieldChange("commit time");
export const removed = new FieldChange("removed");
export const increasedBy = (count: number) => new FieldChange("increased", [count]);
export const withItems = (items: readonly string[]) => new FieldChange("with", items);
export const withoutItems = (items: readonly string[]) => new FieldChange("without", items);

/** Whether a value is an object of fields, not a list, a time or the like. */
export const isPlain = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What a commit writes. It is refused as a whole with `OutdatedError`. */
export interface Writer {
  /** Refused if the document exists. */
  create(document: DocumentReference, fields: Fields): void;
  /** Replaces the document; with `merge` the fields within fields too, with `mergeFields` those fields. */
  set(
    document: DocumentReference,
    fields: Fields,
    options?: { readonly merge?: true; readonly mergeFields?: string[] },
  ): void;
  /** Refused if the document is gone, or has changed `since` it was read. */
  update(document: DocumentReference, fields: Fields, since?: DocumentSnapshot): void;
  delete(document: DocumentReference): void;
}

/** Writes into the batch of a commit: called for each single write. */
export type WriteMany = (next: () => Writer) => void;

/** Reads documents, alone or as part of a transaction. */
export interface Reader {
  find(query: Query): Promise<FoundDocument[]>;
  /** The documents whose `field` is, or whose list contains, one of the values. */
  findWith(
    query: Query,
    field: string,
    values: readonly unknown[],
    operator?: "in" | "array-contains-any",
  ): Promise<FoundDocument[]>;
  /** These documents in their order, whether or not they exist. */
  get(documents: readonly DocumentReference[]): Promise<DocumentSnapshot[]>;
}

export interface DocumentDatabase extends Reader {
  collection(path: string): CollectionReference;
  /** What a query finds, with the time up to which it has every commit. */
  read(query: Query): Promise<{ readonly docs: FoundDocument[]; readonly readTime: Time }>;
  count(query: Query): Promise<number>;
  sum(query: Query, field: string): Promise<number>;
  timeAt(ms: number): Time;
  /** Whether nothing was written since a reading; `false` where that would cost a read. */
  isUnchangedSince(readTime: Time): Promise<boolean>;
  /** How long a document may become visible after others with a later time of commit, in ms. */
  readonly overlapMs: number;
  /** The most people of the list that one transaction changes. */
  readonly mostPeople: number;
  /**
   * Runs `work` in a transaction, again if a write of it was refused. A hosted database also repeats it when an
   * answer is lost, so `work` may find its own writes; `isRepeated` says that it was done before. What is written
   * `first` is not read by `work`, and a database that cannot write so much at once commits it before.
   */
  transaction<Result>(
    work: (writer: Writer, read: Reader, isRepeated: boolean) => Promise<Result>,
    first?: WriteMany,
  ): Promise<Result>;
  /** Writes without reading. */
  write(write: (writer: Writer) => void): Promise<void>;
  /** Finishes what was begun, then closes the database. */
  close(): Promise<void>;
}

/** The database did not answer in time, or cannot be written at present; a retry may succeed. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

/** A write was refused because a document is not as expected. */
export class OutdatedError extends Error {
  override readonly name = "OutdatedError";
}

/** What a room's documents need beside its port. */
export interface StorePart<Contents, Erasure> {
  /**
   * Puts what a backup has in the place of what is stored; repeating it completes it. What is written `last` is
   * written with the journal's entry, once all rooms have restored.
   */
  readonly restore?: (
    contents: Contents,
  ) => Promise<{ readonly first: WriteMany; readonly last?: (writer: Writer) => void }>;
  /** Finds a person's data, and resolves with what takes them away. */
  readonly erase?: (read: Reader, erasure: Erasure) => Promise<(writer: Writer) => void>;
}

/** Writes these fields of a document unless it has changed since it was read. */
export function writeSince(writer: Writer, read: DocumentSnapshot, fields: Fields): void {
  if (read.exists) writer.update(read.ref, fields, read);
  else writer.create(read.ref, fields);
}

/** Divides items into parts of at most `size`, in order. */
export function partsOf<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}
