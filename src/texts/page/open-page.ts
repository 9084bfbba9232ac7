import type { Path } from "#edition/files/rules/fault.ts";
import type { Draft } from "./draft/draft.ts";
import { entriesAt } from "./draft/entries.ts";
import { type Entries, titleOf } from "./fields/field.ts";
import { type FormSection, type ListSection, type Section, sections } from "./fields/sections.ts";

export const TEXTS_PATH = "/textos";
export const SAMPLES_SLUG = "de-muestra";
export const NEXT_EDITION_SLUG = "edicion-siguiente";

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

export interface ListOpened {
  readonly kind: "list";
  readonly section: ListSection;
  readonly path: Path;
  readonly entries: Entries;
  readonly href: string;
}
export interface EntryOpened {
  readonly kind: "entry";
  readonly section: ListSection;
  readonly entries: Entries;
  readonly list: Path;
  readonly index: number;
  readonly href: string;
  readonly crumbs: readonly Crumb[];
}
export type Page =
  | { readonly kind: "sections" | "samples" | "next-edition" }
  | { readonly kind: "form"; readonly section: FormSection }
  | ListOpened
  | EntryOpened;

/** The page at `/textos/ediciones/2/3`; positions that no longer exist lead to the page above. */
export function openPage(address: string, draft: Pick<Draft, "data">): Page {
  const [slug, ...numbers] = address.slice(TEXTS_PATH.length).split("/").filter(Boolean);
  if (slug === SAMPLES_SLUG) return { kind: "samples" };
  if (slug === NEXT_EDITION_SLUG) return { kind: "next-edition" };
  const section = sections.find((each) => each.slug === slug);
  if (section === undefined) return { kind: "sections" };
  if (!("list" in section)) return { kind: "form", section };
  const { entries, path } = section.list;
  const href = `${TEXTS_PATH}/${section.slug}`;
  let opened: ListOpened | EntryOpened = { kind: "list", section, entries, path, href };
  const crumbs: Crumb[] = [{ name: section.name, href: opened.href }];
  let inner: { list: Path; entries: Entries } | null = { list: opened.path, entries };
  for (const number of numbers) {
    const index = Number(number) - 1;
    if (inner === null) break;
    const { list, entries: kind }: { list: Path; entries: Entries } = inner;
    const entry = entriesAt(draft.data[section.file], list)[index];
    if (entry === undefined) break;
    const href: string = `${opened.href}/${number}`;
    opened = { kind: "entry", section, entries: kind, list, index, href, crumbs: [...crumbs] };
    crumbs.push({ name: titleOf(kind, entry), href });
    inner = kind.inner
      ? { list: [...list, index, kind.inner.name], entries: kind.inner.entries }
      : null;
  }
  return opened;
}

/** The id of the section of the visitors' page that shows what is edited here. */
export function shownBy(page: Page): Section["shows"] | null {
  return "section" in page ? page.section.shows : null;
}
