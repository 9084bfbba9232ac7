import { softHyphens } from "#platform/text/line-breaks.ts";

/** The page's sections in order, and their headings; each is a file of content/ and an id. */
const titles = {
  acerca: "Acerca del Evento",
  sede: "La sede",
  ediciones: "Ediciones pasadas",
  tematicas: "Temáticas de la Convención",
  ponentes: "Ponentes",
  testimonios: "Testimonios",
  patrocinadores: "Patrocinan",
  preguntas: "Preguntas frecuentes",
} as const;

export type SectionId = keyof typeof titles;
export const sectionIds = Object.keys(titles) as readonly SectionId[];

/** The sections in the navigation, which begins with what most visitors look for, and their names there. */
export const navigation: readonly (readonly [SectionId, name: string])[] = [
  ["tematicas", "Programa"],
  ["ponentes", "Ponentes"],
  ["sede", "Sede"],
  ["preguntas", "Preguntas"],
  ["ediciones", "Ediciones"],
];

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
  return own === undefined ? titles[section] : softHyphens(own);
}
