import { softHyphens } from "#platform/text/soft-hyphens.ts";
import type { EditionContent } from "./edition.ts";

const usual = {
  acerca: "Acerca del Evento",
  sede: "La sede",
  ediciones: "Ediciones pasadas",
  tematicas: "Temáticas de la Convención",
  ponentes: "Ponentes",
  testimonios: "Testimonios",
  patrocinadores: "Patrocinan",
  preguntas: "Preguntas frecuentes",
} as const;

export const titledSections = Object.keys(usual) as readonly (keyof typeof usual)[];

/** The heading of a section: the content's own, or the usual one. */
export function sectionTitle(
  { titulos }: Pick<EditionContent["edicion"], "titulos">,
  section: keyof typeof usual,
): string {
  const own = titulos?.[section];
  return own === undefined ? usual[section] : softHyphens(own);
}
