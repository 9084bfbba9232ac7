import { softHyphens } from "#platform/text/line-breaks.ts";

interface Section {
  /** Its usual heading. */
  readonly title: string;
  /** Its place in the navigation, which begins with what most visitors look for, and its name there. */
  readonly link: readonly [place: number, name: string] | null;
  /** The blocks that the next edition has to write anew. */
  readonly renewed: readonly string[];
}

/** The page's sections in order; each is a file of content/ and an id. */
const sections = {
  acerca: { title: "Acerca del Evento", link: null, renewed: ["acerca.queEs", "acerca.paraQuien"] },
  sede: { title: "La sede", link: [3, "Sede"], renewed: [] },
  ediciones: { title: "Ediciones pasadas", link: [5, "Ediciones"], renewed: [] },
  tematicas: {
    title: "Temáticas de la Convención",
    link: [1, "Programa"],
    renewed: ["tematicas[]"],
  },
  ponentes: { title: "Ponentes", link: [2, "Ponentes"], renewed: ["ponentes[]"] },
  testimonios: { title: "Testimonios", link: null, renewed: ["testimonios[]"] },
  patrocinadores: { title: "Patrocinan", link: null, renewed: ["patrocinadores[]"] },
  preguntas: { title: "Preguntas frecuentes", link: [4, "Preguntas"], renewed: ["preguntas[]"] },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionId = keyof typeof sections;
export const sectionIds = Object.keys(sections) as readonly SectionId[];
const listed: readonly (readonly [SectionId, Section])[] = sectionIds.map((id) => [
  id,
  sections[id],
]);

/** The sections in the navigation, and their names there. */
export const navigation: readonly (readonly [SectionId, name: string])[] = listed
  .flatMap(([id, { link }]) => (link === null ? [] : [{ id, place: link[0], name: link[1] }]))
  .sort((one, other) => one.place - other.place)
  .map(({ id, name }) => [id, name]);

export const renewedBlocks: readonly string[] = listed.flatMap(([, { renewed }]) => renewed);

/** Whether the page shows the section: it omits one without entries. */
export function hasSection(edition: { readonly [Id in SectionId]?: unknown }, id: SectionId) {
  const content = edition[id] ?? [];
  return !Array.isArray(content) || content.length > 0;
}

/** Creates a value for each section, in the order of the page. */
export function perSection<Value>(value: (id: SectionId) => Value): Record<SectionId, Value> {
  // The list has all sections.
  return Object.fromEntries(sectionIds.map((id) => [id, value(id)])) as Record<SectionId, Value>;
}

/** The heading of a section: the content's own, or the usual one. */
export function sectionTitle(
  {
    titulos,
  }: { readonly titulos?: { readonly [Id in SectionId]?: string | undefined } | undefined },
  section: SectionId,
): string {
  const own = titulos?.[section];
  return own === undefined ? sections[section].title : softHyphens(own);
}
