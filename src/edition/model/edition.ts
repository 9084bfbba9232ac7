import { z } from "zod";
import * as fields from "./content-fields.ts";
import { editionFacts } from "./edition-facts.ts";
import { fieldHints } from "./field-hints.ts";
import type { Drawn } from "./pictures/drawn.ts";

/* The content of an edition; one key of `editionSchema` is one file of content/. */

/** `enfoque` stays visible when the photo is cropped. */
export const photoSchema = z.strictObject({
  archivo: fields.photoFile,
  alt: fields.line,
  leyenda: fields.line.optional(),
  enfoque: fields.focus.optional(),
});
export type PhotoContent = z.infer<typeof photoSchema>;

const photos = z.array(photoSchema).min(1).register(fieldHints, {
  expected: "una lista con al menos una foto",
  inFile: "Agregue las fotos, cada una con un guion delante: - archivo: … y debajo alt: …",
});

const card = z.strictObject({ titulo: fields.line, texto: fields.line });

/** The page's own icons, drawn by src/site/parts/icons/icons.tsx; any icon of Lucide may be named, too. */
export const topicIcons = [
  "ia",
  "ciberseguridad",
  "impresion-3d",
  "redes",
  "datos",
  "codigo",
] as const;
export const badgeIcons = ["nube", "escudo", "red", "datos", "codigo", "medalla"] as const;

function inList(value: unknown): unknown {
  return typeof value === "string" ? [value] : value;
}

/** A talk; without description, icon and speaker another part of the day, such as lunch. */
const programmeItem = z.strictObject({
  titulo: fields.line,
  descripcion: fields.line.optional(),
  icono: fields.icon(topicIcons).optional(),
  /** The `id` of each speaker; a single one may be written without a list. */
  ponente: z.preprocess(inList, z.array(fields.line).default([])).register(fieldHints, {
    expected: "el id de un ponente, o varios",
    inForm: "un ponente",
    inFile: "Escríbalo como en ponentes.yaml: andrea-lemus; varios, entre corchetes.",
  }),
  /** The room, if talks take place in several. */
  sala: fields.fact.optional(),
  /** The day of the event, from 1 on; without it, the first. */
  dia: fields.dayNumber.optional(),
  /** A time on that day; without `hasta`, the talk ends when the next one starts. */
  hora: fields.timeOfDay.optional(),
  hasta: fields.timeOfDay.optional(),
});

const speaker = z.strictObject({
  id: fields.pattern(fields.slug, {
    expected: "un nombre corto en minúsculas, sin tildes, con guiones en vez de espacios",
    inFile: "Escríbalo así: andrea-lemus, y use el mismo en tematicas.yaml.",
  }),
  nombre: fields.line,
  rol: fields.line,
  perfil: photoSchema.optional(),
  semblanza: z.string().trim().default("").register(fieldHints, {
    expected: "un texto, o nada",
    inFile: 'Escriba el texto entre comillas; vacía se escribe "".',
  }),
  certificaciones: z
    .array(z.strictObject({ nombre: fields.line, icono: fields.icon(badgeIcons) }))
    .default([]),
});

const testimonial = z.strictObject({
  cita: fields.line,
  autor: fields.line,
  imagen: photoSchema.optional(),
});

const pastEdition = z.strictObject({ anio: fields.year(1990, 2100), fotos: photos });

const sponsor = z.strictObject({
  nombre: fields.line,
  /** Such as `Oro`; levels are shown in the order in which the file names them. */
  nivel: fields.fact.optional(),
  logo: fields.markFile.optional(),
  enlace: fields.httpsLink.optional(),
});

const question = z.strictObject({ pregunta: fields.line, respuesta: fields.line });

export const editionSchema = z.strictObject({
  edicion: editionFacts,
  acerca: z.strictObject({ queEs: card, paraQuien: card }),
  sede: z.strictObject({ fotos: photos }),
  ediciones: z.array(pastEdition),
  tematicas: z.array(programmeItem),
  ponentes: z.array(speaker),
  testimonios: z.array(testimonial),
  patrocinadores: z.array(sponsor).optional(),
  preguntas: z.array(question).optional(),
});
export type EditionContent = z.infer<typeof editionSchema>;

/**
 * A picture as the page needs it. Its files are `/fotos/<id>-<width>.avif|webp` for each of `widths`
 * (pixels, ascending), and the widest as `.jpg`; `width` and `height` are the original's, after
 * orientation.
 */
export interface Picture {
  readonly id: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  /** The average colour, `#rrggbb`, shown until the picture has loaded. */
  readonly colour: string;
  readonly alt: string;
  readonly leyenda?: string | undefined;
  readonly enfoque?: string | undefined;
}

type WithPictures<T> = T extends PhotoContent
  ? Picture
  : T extends readonly (infer Item)[]
    ? WithPictures<Item>[]
    : T extends object
      ? { [Key in keyof T]: WithPictures<T[Key]> }
      : T;

/** The edition that the page receives, with pictures instead of names of photos, and marks. */
export type Edition = WithPictures<EditionContent> & { readonly drawn?: Drawn | undefined };
