import { fieldOf, pathOf } from "#edition/files/rules/fault.ts";
import { removeSampleMarks } from "#edition/files/rules/sample-marks.ts";
import { instantInWords } from "#edition/model/phases/event-dates.ts";
import { valueAt } from "#edition/model/values-at.ts";
import { type Entries, type Field, titleOf } from "../fields/field.ts";
import { labelOfField, sectionOfField } from "../fields/field-labels.ts";
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

/** The texts that become sample material and those that no longer are: the marks are not fields. */
function changedMarks({ base, data }: Pick<Draft, "base" | "data">): Change[] {
  const [before, after] = [marksIn(base), marksIn(data)];
  return sections.flatMap((section) => {
    const labels = (marks: typeof before, others: typeof before, of: Draft["data"]) =>
      [...marks]
        .filter(([id, field]) => !others.has(id) && sectionOfField(field) === section)
        .map(([, field]) => labelOfField({ data: of }, field).words)
        .map((words) => words.replace(`${section.name} · `, ""));
    return [
      { begins: "Queda de muestra", which: labels(after, before, data) },
      { begins: "Ya no es de muestra", which: labels(before, after, base) },
    ]
      .filter(({ which }) => which.length > 0)
      .map(({ begins, which }) => ({ section, words: `${begins}: ${which.join(", ")}` }));
  });
}

/** The marked fields as in faults, by paths that stay when entries move. */
function marksIn(files: Draft["data"]): ReadonlyMap<string, string> {
  const { samples } = removeSampleMarks(files, []);
  return new Map(
    samples.map(({ path }) => [
      path
        .map((step, at) =>
          typeof step === "number" ? keyOf(valueAt(files, path.slice(0, at + 1))) : step,
        )
        .join("."),
      fieldOf(path),
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
            valueAt(before, section.list.path),
            valueAt(after, section.list.path),
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
  return fields.flatMap(({ name, label, kind, options }) => {
    // The texts of a photo are fields of their own.
    const path = pathOf(kind === "photo" ? `${name}.archivo` : name);
    const [old, now] = [valueAt(before, path), valueAt(after, path)];
    if (equal(old, now)) return [];
    // Their values are names that only the files have.
    if (kind === "speakers" || kind === "icon") return [label];
    if (kind === "photo" || kind === "photoFile" || kind === "mark") {
      return [now === undefined ? `${label}: se quita` : `${label}: otra foto`];
    }
    const inWords = (value: unknown) =>
      options?.find(([each]) => each === value)?.[1] ?? shortly(value, longest);
    const [was, is] = [inWords(old), inWords(now)];
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
  if (Array.isArray(value) && value.every(Number.isInteger)) return value.join(", ");
  const isShort = typeof value !== "object" && text.length <= longest;
  return isShort ? text : null;
}
