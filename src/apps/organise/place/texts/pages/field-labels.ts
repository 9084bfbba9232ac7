import type { ContentKey } from "../../../../../content/desk/content-keys.ts";
import type { Path } from "../../../../../content/faults/fault.ts";
import type { Draft } from "../data/draft.ts";
import { entriesAt } from "../data/entries.ts";
import { pathIn } from "../data/samples.ts";
import { type Entries, type Field, newName } from "../fields/field.ts";
import { type Section, sections } from "../fields/sections.ts";
import { TEXTS_PATH } from "./open-page.ts";

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
