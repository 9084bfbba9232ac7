import { editYaml, type YamlEdits } from "../../../content/yaml/yaml-edits.ts";
import type { EditionContent } from "../../../domain/edition/edition.ts";
import { type Answers, atOffsetOf } from "../dialogue/answers.ts";
import { type NamedEdition, renameEdition } from "./rename-edition.ts";
import { rewriteIdentity } from "./rewrite-identity.ts";

/** Where the photos of the edition that ends come from. */
export type YearPhotos =
  /** Files of content/fotos; their alternative texts are still to be written. */
  | { readonly kind: "event"; readonly names: readonly string[] }
  /** The photos of the hall stand in for them. */
  | { readonly kind: "hall" }
  /** The organisers have added that year themselves. */
  | { readonly kind: "present" };

/** The content files that a new edition changes, by name without `.yaml`. */
export const rewrittenFiles = [
  "ediciones",
  "sede",
  "acerca",
  "tematicas",
  "ponentes",
  "testimonios",
  // Last, because with it the site belongs to the new edition.
  "edicion",
] as const;
export type ContentTexts = Record<(typeof rewrittenFiles)[number], string>;

/** Rewrites the YAML texts of sound content for the edition of `answers`. */
export function rewriteContent(
  texts: ContentTexts,
  current: EditionContent,
  answers: Answers,
  photos: YearPhotos,
): ContentTexts {
  const { fechas, lugar, numero } = current.edicion;
  const next: NamedEdition = {
    numero: answers.numero,
    puertas: atOffsetOf(fechas.puertas, answers.fecha, answers.puertas),
    inicio: atOffsetOf(fechas.inicio, answers.fecha, answers.inicio),
  };
  const rename = renameEdition({ numero, ...fechas }, next);
  const moved = lugar.nombre !== answers.lugar || lugar.direccion !== answers.direccion;
  const edit = (name: keyof ContentTexts, change: (yaml: YamlEdits) => void): string => {
    const yaml = editYaml(texts[name]);
    change(yaml);
    return yaml.result();
  };
  const markItems = (yaml: YamlEdits) => {
    const items = yaml.value([]);
    if (Array.isArray(items)) items.forEach((_, index) => void yaml.mark([index]));
  };
  return {
    ediciones: edit("ediciones", (yaml) => addYear(yaml, texts.sede, yearOf(current), photos)),
    sede: edit("sede", (yaml) => moved && markHall(yaml)),
    acerca: edit("acerca", (yaml) => renewCards(yaml, rename)),
    tematicas: edit("tematicas", markItems),
    ponentes: edit("ponentes", markItems),
    testimonios: edit("testimonios", markItems),
    edicion: edit("edicion", (yaml) =>
      rewriteIdentity(yaml, { current: current.edicion, next, answers, rename, moved }),
    ),
  };
}

/** Year that the current edition takes place in, at its own offset. */
export function yearOf({ edicion }: EditionContent): number {
  return Number(edicion.fechas.inicio.slice(0, 4));
}

function addYear(yaml: YamlEdits, hall: string, anio: number, photos: YearPhotos): void {
  if (photos.kind === "present") return;
  if (photos.kind === "event") {
    const fotos = photos.names.map((archivo, index) => ({
      muestra: true,
      archivo,
      alt: `Foto ${index + 1} de la edición ${anio}: describa aquí lo que se ve`,
    }));
    yaml.prepend({ anio, fotos });
    return;
  }
  const shown = editYaml(hall);
  const fotos = shown.value(["fotos"]);
  if (Array.isArray(fotos)) {
    const marked = fotos.map(({ muestra, ...photo }) => ({ muestra: true, ...photo }));
    yaml.prepend({ anio, fotos: marked });
  } else {
    yaml.prepend({ anio, muestra: true, carpeta: shown.value(["carpeta"]) });
  }
}

/** The photos of another hall: one by one where they are listed, else their folder. */
function markHall(yaml: YamlEdits): void {
  const photos = yaml.value(["fotos"]);
  if (Array.isArray(photos)) photos.forEach((_, index) => void yaml.mark(["fotos", index]));
  else yaml.mark([]);
}

function renewCards(yaml: YamlEdits, rename: (text: string) => string): void {
  for (const card of ["queEs", "paraQuien"]) {
    yaml.mark([card]);
    yaml.rewrite([card, "titulo"], rename);
    yaml.rewrite([card, "texto"], rename);
  }
}
