import { capitalised } from "#platform/text/capitalised.ts";

/* A field is one line in a table of this folder, once the schema (src/edition/model) has it. */

export type FieldKind =
  | "line"
  | "text"
  | "number"
  | "email"
  | "phone"
  | "link"
  /** A date with hour, written with the offset of the event. */
  | "instant"
  | "time"
  | "colour"
  /** The name of an icon; `own` are the page's own ones. */
  | "icon"
  | "speakers"
  /** One of `options`, or none. */
  | "choice"
  /** Any of `options`, as a list. */
  | "several"
  /** A block with file, description and focus. */
  | "photo"
  /** A photo's file alone. */
  | "photoFile"
  /** The file of a crest or logo. */
  | "mark"
  | "digits"
  /** Small blocks that are edited in place, such as badges. */
  | "blocks";

export interface Field {
  /** Its name in the file; dots lead into blocks. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly help?: string;
  readonly optional?: true;
  readonly own?: readonly string[];
  /** Each value of the file, and its words; the first one is for none. */
  readonly options?: readonly (readonly [value: string, words: string])[];
  readonly entries?: Entries;
}

/** A field that must be filled in: its kind, its name in the file, its label, a line of help. */
export function required(kind: FieldKind, name: string, label: string, help?: string): Field {
  return { kind, name, label, ...(help !== undefined && { help }) };
}

/** A field that may stay empty. */
export function optional(...field: Parameters<typeof required>): Field {
  return { ...required(...field), optional: true };
}

export interface Entries {
  /** With its article: `una charla`. */
  readonly one: string;
  readonly fields: readonly Field[];
  /** The name of an entry in lists; empty without one. */
  readonly title: (entry: Readonly<Record<string, unknown>>) => string;
  readonly note?: (entry: Readonly<Record<string, unknown>>) => string;
  /** The field that is changed in the list itself. */
  readonly inList?: Field;
  /** The field with its photo: `perfil.archivo`. */
  readonly picture?: string;
  /** A list within each entry, with pages of its own. */
  readonly inner?: { readonly name: string; readonly label: string; readonly entries: Entries };
}

export interface Group {
  readonly title?: string;
  readonly help?: string;
  readonly fields: readonly Field[];
}

/** Fields under a title of their own, unless that is empty. */
export function group(title: string, fields: readonly Field[], help?: string): Group {
  return { fields, ...(title && { title }), ...(help !== undefined && { help }) };
}

/** A value as an input shows it; empty for values that are not text. */
export function asText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The value of a field as text, for titles of entries. */
export function textOf(entry: Readonly<Record<string, unknown>>, name: string): string {
  return asText(entry[name]);
}

/** The name of an entry; one that has none yet is `Una charla nueva`. */
export function titleOf({ title, one }: Entries, entry: Readonly<Record<string, unknown>>): string {
  const own = title(entry);
  if (own !== "") return own;
  const adjective = one.startsWith("una ") ? "nueva" : "nuevo";
  return `${capitalised(one)} ${adjective}`;
}
