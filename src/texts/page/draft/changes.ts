import { fieldOf, type Path } from "#edition/files/rules/fault.ts";
import { removeSampleMarks } from "#edition/files/rules/sample-marks.ts";
import { instantInWords } from "#edition/model/phases/event-dates.ts";
import { valueAt } from "#edition/model/values-at.ts";
import { type Entries, type Field, pathOfName, titleOf } from "../fields/field.ts";
import { sectionOfField } from "../fields/field-labels.ts";
import { type Section, sections } from "../fields/sections.ts";
import type { Draft } from "./draft.ts";
import { entriesAt, equal, keyOf } from "./entries.ts";

/** A difference between the draft and what is published, in words. */
export interface Change {
  readonly section: Section;
  readonly words: string;
}

/** What publishing would change, in the order of the sections; longer values are not shown. */
export function changesOf(draft: Pick<Draft, "base" | "data">, longest = 60): readonly Change[] {
  return [...changesInSections(draft, longest), ...changedMarks(draft)];
}

/** The sections in which texts become sample material, or no longer are: the marks are not fields. */
function changedMarks({ base, data }: Pick<Draft, "base" | "data">): Change[] {
  const [before, after] = [marksIn(base), marksIn(data)];
  const changed = [...before, ...after].flatMap(([id, section]) =>
    section && before.has(id) !== after.has(id) ? section : [],
  );
  const words = "Cambia lo que es de muestra";
  return sections.flatMap((section) => (changed.includes(section) ? { section, words } : []));
}

/** The sections of the marked fields, by paths that stay when entries move. */
function marksIn(files: Draft["data"]): ReadonlyMap<string, Section | undefined> {
  const { samples } = removeSampleMarks(files, []);
  const stepAt = (path: Path, at: number) =>
    typeof path[at] === "number" ? keyOf(valueAt(files, path.slice(0, at + 1))) : path[at];
  return new Map(
    samples.map(({ path }) => [
      path.map((_, at) => stepAt(path, at)).join("."),
      sectionOfField(fieldOf(path)),
    ]),
  );
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
  const instant = instantInWords(text);
  if (instant !== "") return instant;
  const isShort = typeof value !== "object" && text.length <= longest;
  return isShort ? text : null;
}
