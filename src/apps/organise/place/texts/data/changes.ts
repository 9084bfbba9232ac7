import type { ContentKey } from "../../../../../content/desk/content-keys.ts";
import type { Path } from "../../../../../content/faults/fault.ts";
import { wallClock } from "../../../../../domain/dates/event-dates.ts";
import type { Entries, Field } from "../fields/field.ts";
import { type Section, sections } from "../fields/sections.ts";
import { newName, TEXTS_PATH } from "../pages/open-page.ts";
import { changedFiles, type Draft } from "./draft.ts";
import { entriesAt, keyOf, valueAt } from "./entries.ts";
import { equal } from "./merge.ts";
import { pathIn } from "./samples.ts";

/** A difference between the draft and what is published, in words. */
export interface Change {
  readonly section: Section;
  readonly words: string;
}

/** What publishing would change, in the order of the sections. */
export function changesOf(draft: Pick<Draft, "base" | "data">): readonly Change[] {
  const changes = changesInSections(draft);
  // Marks of sample material are no fields; they are told where nothing else is.
  const silent = changedFiles(draft).flatMap((key) => {
    const section = sections.find(({ file }) => file === key);
    const isTold = changes.some((change) => change.section.file === key);
    return section && !isTold ? [{ section, words: "Algo ya no es de muestra" }] : [];
  });
  return [...changes, ...silent];
}

function changesInSections({ base, data }: Pick<Draft, "base" | "data">): readonly Change[] {
  return sections.flatMap((section) => {
    const [before, after] = [base[section.file], data[section.file]];
    if (before === after) return [];
    const words =
      "groups" in section
        ? section.groups.flatMap(({ title, fields }) =>
            changedFields(fields, before, after).map((each) =>
              title ? `${title}: ${each}` : each,
            ),
          )
        : changedEntries(
            section.list.entries,
            section.list.name === null ? before : valueAt(before, [section.list.name]),
            section.list.name === null ? after : valueAt(after, [section.list.name]),
          );
    return words.map((each) => ({ section, words: each }));
  });
}

function changedFields(fields: readonly Field[], before: unknown, after: unknown): string[] {
  return fields.flatMap(({ name, label, kind }) => {
    // The texts of a photo are fields of their own.
    const path = kind === "photo" ? [...steps(name), "archivo"] : steps(name);
    const [old, now] = [valueAt(before, path), valueAt(after, path)];
    if (equal(old, now)) return [];
    const [was, is] = [shortly(old), shortly(now)];
    if (kind === "photo" || kind === "photoFile" || kind === "mark") {
      return [now === undefined ? `${label}: se quita` : `${label}: otra foto`];
    }
    return [was !== null && is !== null ? `${label}: ${was} → ${is}` : label];
  });
}

function changedEntries(entries: Entries, before: unknown, after: unknown): string[] {
  const [old, now] = [entriesAt(before, []), entriesAt(after, [])];
  const nameOf = (entry: Readonly<Record<string, unknown>>) =>
    `«${entries.title(entry) || newName(entries)}»`;
  const has = (list: typeof old, key: string) => list.find((entry) => keyOf(entry) === key);
  const removed = old.filter((entry) => !has(now, keyOf(entry)));
  const changed = now.flatMap((entry) => {
    const was = has(old, keyOf(entry));
    if (was === undefined) return [`${nameOf(entry)}: se agrega`];
    const own = changedFields(entries.fields, was, entry);
    const { inner } = entries;
    const within = inner ? changedEntries(inner.entries, was[inner.name], entry[inner.name]) : [];
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

/** A value in a few letters; `null` if it takes more. */
function shortly(value: unknown): string | null {
  if (value === undefined) return "nada";
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) {
    try {
      const { weekdayAndDay, year, time } = wallClock(text);
      return `${weekdayAndDay.toLowerCase()} de ${year}, ${time}`;
    } catch {
      return null;
    }
  }
  const isShort = typeof value !== "object" && text.length <= 60;
  return isShort ? text : null;
}

const steps = (name: string): Path => name.split(".").filter((step) => step !== "");

/** The section in which a field is edited; `field` as in faults. */
export function sectionOfField(field: string): Section | undefined {
  return sectionOf(pathIn(field));
}

function sectionOf([file, ...path]: Path): Section | undefined {
  const own = sections.filter((section) => section.file === file);
  const holds = (section: Section) =>
    "groups" in section
      ? section.groups.some(({ fields }) => fieldAt(fields, path) !== undefined)
      : section.list.name === null || section.list.name === path[0];
  return own.find(holds) ?? own[0];
}

function fieldAt(fields: readonly Field[], path: Path): Field | undefined {
  const names = path.filter((step) => typeof step === "string").join(".");
  return (
    fields.find(({ name }) => name === names) ??
    fields.find(({ name }) => names.startsWith(`${name}.`) || name.startsWith(`${names}.`))
  );
}

/** The words for a field or a block, and the address where it is edited. */
export function labelOfField(draft: Draft, field: string): { words: string; href: string } {
  const [file, ...path] = pathIn(field);
  const section = sectionOf([String(file), ...path]);
  if (section === undefined) return { words: "Textos", href: TEXTS_PATH };
  let href = `${TEXTS_PATH}/${section.slug}`;
  const words = [section.name];
  if ("groups" in section) {
    const group = section.groups.find(({ fields }) => fieldAt(fields, path));
    const label = group && fieldAt(group.fields, path)?.label;
    if (group?.title) words.push(group.title);
    if (label && !(path.length === 1 && group?.title)) words.push(label);
    return { words: words.join(" · "), href };
  }
  let entries: Entries | undefined = section.list.entries;
  let at: Path = section.list.name === null ? [] : [section.list.name];
  let rest = path.slice(at.length);
  while (entries && typeof rest[0] === "number") {
    const index: number = rest[0];
    const entry = entriesAt(draft.data[file as ContentKey], at)[index] ?? {};
    words.push(entries.title(entry) || newName(entries));
    href += `/${index + 1}`;
    at = [...at, index];
    rest = rest.slice(1);
    if (entries.inner && rest[0] === entries.inner.name) {
      at = [...at, entries.inner.name];
      rest = rest.slice(1);
      entries = entries.inner.entries;
    } else {
      const label = rest.length > 0 && fieldAt(entries.fields, rest)?.label;
      if (label) words.push(label);
      break;
    }
  }
  return { words: words.join(" · "), href };
}
