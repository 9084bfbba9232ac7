import { type Path, pathOf } from "#edition/files/rules/fault.ts";
import type { Draft } from "../draft/draft.ts";
import { entriesAt } from "../draft/entries.ts";
import { openPage, TEXTS_PATH } from "../open-page.ts";
import { type Field, titleOf } from "./field.ts";
import { type Section, sections } from "./sections.ts";

/** The section in which a field is edited; `field` as in faults. */
export function sectionOfField(field: string): Section | undefined {
  const [file, ...path] = pathOf(field);
  const own = sections.filter((section) => section.file === file);
  const holds = (section: Section) =>
    "groups" in section
      ? section.groups.some(({ fields }) => fieldAt(fields, path) !== undefined)
      : section.list.path.every((step, at) => step === path[at]);
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
export function labelOfField(draft: Pick<Draft, "data">, field: string) {
  const [, ...path] = pathOf(field);
  const section = sectionOfField(field);
  if (section === undefined) return { words: "Textos", href: TEXTS_PATH };
  const base = `${TEXTS_PATH}/${section.slug}`;
  if ("groups" in section) {
    const group = section.groups.find(({ fields }) => fieldAt(fields, path));
    const label = group && fieldAt(group.fields, path)?.label;
    const isWhole = path.length === 1 && group?.title;
    return { words: inWords([section.name, group?.title, isWhole ? "" : label]), href: base };
  }
  const numbers = path.filter((step) => typeof step === "number").map((index) => index + 1);
  const page = openPage([base, ...numbers].join("/"), draft);
  if (page.kind !== "entry") return { words: section.name, href: base };
  const { entries, list, index, crumbs, href } = page;
  const title = titleOf(entries, entriesAt(draft.data[section.file], list)[index] ?? {});
  const rest = path.slice(list.length + 1);
  const label = rest.length > 0 ? fieldAt(entries.fields, rest)?.label : undefined;
  return { words: inWords([...crumbs.map(({ name }) => name), title, label]), href };
}

const inWords = (names: readonly (string | undefined)[]) => names.filter(Boolean).join(" · ");
