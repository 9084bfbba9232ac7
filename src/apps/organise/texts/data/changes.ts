import { valueAt } from "../../../../domain/edition/values-at.ts";
import { type Entries, type Field, pathOfName, titleOf } from "../fields/field.ts";
import { type Section, sections } from "../fields/sections.ts";
import { changedFiles, type Draft } from "./draft.ts";
import { entriesAt, equal, keyOf } from "./entries/entries.ts";
import { instantInWords } from "./fault-words.ts";

/** A difference between the draft and what is published, in words. */
export interface Change {
  readonly section: Section;
  readonly words: string;
}

/**
 * Lists the differences that publishing would make, in the order of the sections. Values of up to
 * `longest` letters are shown.
 */
export function changesOf(draft: Pick<Draft, "base" | "data">, longest = 60): readonly Change[] {
  const changes = changesInSections(draft, longest);
  // Marks of sample material are not fields. A file in which nothing else differs is listed for
  // them.
  const marks = changedFiles(draft).flatMap((key) => {
    const section = sections.find(({ file }) => file === key);
    const isListed = changes.some((change) => change.section.file === key);
    return section && !isListed ? [{ section, words: "Algo ya no es de muestra" }] : [];
  });
  return [...changes, ...marks];
}

function changesInSections(
  { base, data }: Pick<Draft, "base" | "data">,
  longest: number,
): readonly Change[] {
  return sections.flatMap((section) => {
    const [before, after] = [base[section.file], data[section.file]];
    if (before === after) return [];
    const words =
      "groups" in section
        ? section.groups.flatMap(({ title, fields }) =>
            changedFields(fields, before, after, longest).map((each) =>
              title ? `${title}: ${each}` : each,
            ),
          )
        : changedEntries(
            section.list.entries,
            section.list.name === null ? before : valueAt(before, [section.list.name]),
            section.list.name === null ? after : valueAt(after, [section.list.name]),
            longest,
          );
    return words.map((each) => ({ section, words: each }));
  });
}

function changedFields(
  fields: readonly Field[],
  before: unknown,
  after: unknown,
  longest: number,
): string[] {
  return fields.flatMap(({ name, label, kind }) => {
    // The texts of a photo are fields of their own.
    const path = pathOfName(kind === "photo" ? `${name}.archivo` : name);
    const [old, now] = [valueAt(before, path), valueAt(after, path)];
    if (equal(old, now)) return [];
    const [was, is] = [shortly(old, longest), shortly(now, longest)];
    if (kind === "photo" || kind === "photoFile" || kind === "mark") {
      return [now === undefined ? `${label}: se quita` : `${label}: otra foto`];
    }
    return [was !== null && is !== null ? `${label}: ${was} → ${is}` : label];
  });
}

function changedEntries(
  entries: Entries,
  before: unknown,
  after: unknown,
  longest: number,
): string[] {
  const [old, now] = [entriesAt(before, []), entriesAt(after, [])];
  const nameOf = (entry: Readonly<Record<string, unknown>>) => `«${titleOf(entries, entry)}»`;
  const has = (list: typeof old, key: string) => list.find((entry) => keyOf(entry) === key);
  const removed = old.filter((entry) => !has(now, keyOf(entry)));
  const changed = now.flatMap((entry) => {
    const was = has(old, keyOf(entry));
    if (was === undefined) return [`${nameOf(entry)}: se agrega`];
    const own = changedFields(entries.fields, was, entry, longest);
    const { inner } = entries;
    const within = inner
      ? changedEntries(inner.entries, was[inner.name], entry[inner.name], longest)
      : [];
    return [...own, ...within].map((words) => `${nameOf(entry)}: ${words}`);
  });
  const kept = (list: typeof old, other: typeof old) =>
    list.map(keyOf).filter((key) => has(other, key));
  const isMoved = !equal(kept(old, now), kept(now, old));
  return [
    ...removed.map((entry) => `${nameOf(entry)}: se quita`),
    ...changed,
    ...(isMoved ? ["Cambia el orden"] : []),
  ];
}

/** A value as a text; `null` if it would be too long. */
function shortly(value: unknown, longest: number): string | null {
  if (value === undefined) return "nada";
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return instantInWords(text);
  const isShort = typeof value !== "object" && text.length <= longest;
  return isShort ? text : null;
}
