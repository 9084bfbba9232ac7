import { capitalised } from "#platform/text/capitalised.ts";

/* A field is one line in a table of this folder, once the schema (src/edition/model) has it. */

const kinds = [
  "line",
  "text",
  "number",
  "email",
  "phone",
  "link",
  /** A date with hour, written with the offset of the event. */
  "instant",
  "time",
  "colour",
  /** The name of an icon; `own` are the page's own ones. */
  "icon",
  "speakers",
  /** One of `options`, or none. */
  "choice",
  /** Any of `options`, as a list. */
  "several",
  /** A block with file, description and focus. */
  "photo",
  /** A photo's file alone. */
  "photoFile",
  /** The file of a crest or logo. */
  "mark",
  "digits",
  /** Small blocks that are edited in place, such as badges. */
  "blocks",
] as const;
export type FieldKind = (typeof kinds)[number];

export interface Field {
  /** Its name in the file; dots lead into blocks. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly help?: string | undefined;
  readonly optional: boolean;
  readonly own?: readonly string[];
  /** Each value of the file, and its words; the first one is for none. */
  readonly options?: readonly (readonly [value: string, words: string])[];
  readonly entries?: Entries;
}

/** What a table's line cannot say of a field, by its name. */
type More = Readonly<Record<string, Pick<Field, "own" | "options" | "entries">>>;

/** Reads a table of fields, `kind name | label | help`; a kind with `?` may stay empty. Throws for an unknown kind. */
export function fieldsIn(table: string, more: More = {}): Field[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [what = "", label = "", help] = line.split("|").map((cell) => cell.trim());
      const [written = "", name = ""] = what.split(" ");
      const kind = kinds.find((each) => written.replace("?", "") === each);
      if (kind === undefined) throw new Error(`Not a kind of field: ${line}`);
      return { kind, name, label, help, optional: written.endsWith("?"), ...more[name] };
    });
}

/** Reads tables of fields, each under a line `# title | help`, which may lack both. */
export function groupsIn(tables: string, more?: More): Group[] {
  const [, ...groups] = tables.split(/^#/m);
  return groups.map((group) => {
    const [head = "", ...lines] = group.split("\n");
    const [title, help] = head.split("|").map((cell) => cell.trim());
    return { title: title || undefined, help, fields: fieldsIn(lines.join("\n"), more) };
  });
}

export interface Entries {
  /** With its article: `una charla`. */
  readonly one: string;
  readonly fields: readonly Field[];
  /** The name of an entry in lists; empty without one. */
  readonly title: (entry: Readonly<Record<string, unknown>>) => string;
  readonly note?: (entry: Readonly<Record<string, unknown>>) => string;
  /** The name of the field that is changed in the list itself. */
  readonly inList?: string;
  /** The field with its photo: `perfil.archivo`. */
  readonly picture?: string;
  /** A list within each entry, with pages of its own. */
  readonly inner?: { readonly name: string; readonly label: string; readonly entries: Entries };
}

export interface Group {
  readonly title: string | undefined;
  readonly help: string | undefined;
  readonly fields: readonly Field[];
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
