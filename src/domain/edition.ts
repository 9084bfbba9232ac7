import { z } from "zod";

/*
 * The content of one edition, as organisers write it in content/*.yaml (one key of `editionSchema`
 * is one file). Field names are theirs, in Spanish; every other type of content derives from here.
 */

const line = z.string().trim().min(1);
const instant = z.iso.datetime({ offset: true });
const phone = z.string().regex(/^\+\d{1,3}(?: ?\d){6,14}$/);
const httpsLink = z.url({ protocol: /^https$/ });

/** A picture: file in content/fotos, what it shows for those who cannot see it, its caption. */
export const photoSchema = z.strictObject({
  archivo: z.string().regex(/^[^/\\]+\.(jpe?g|png|webp|avif|tiff?)$/i),
  alt: line,
  leyenda: line.optional(),
});
export type PhotoContent = z.infer<typeof photoSchema>;

const identity = z.strictObject({
  numero: z.int().min(1).max(89),
  titulo: line,
  lema: line,
  facultad: line,
  centro: line,
  descripcion: line.max(200),
  lugar: z.strictObject({ nombre: line, direccion: line, mapa: httpsLink.optional() }),
  fechas: z.strictObject({ puertas: instant, inicio: instant }),
  entradas: z.strictObject({ telefono: phone, mensaje: line }),
  contacto: z.strictObject({
    correo: z.email(),
    red: z.strictObject({ nombre: line, enlace: httpsLink }),
  }),
  derechos: z.int().min(2000).max(2100),
});

const card = z.strictObject({ titulo: line, texto: line });

/** Icons drawn in src/site/parts/icons; content names one. */
export const topicIcons = [
  "ia",
  "ciberseguridad",
  "impresion-3d",
  "redes",
  "datos",
  "codigo",
] as const;
export const badgeIcons = ["nube", "escudo", "red", "datos", "codigo", "medalla"] as const;

const talk = z.strictObject({
  titulo: line,
  descripcion: line,
  icono: z.enum(topicIcons),
  /** The `id` of a speaker. */
  ponente: line,
});

const speaker = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  nombre: line,
  rol: line,
  perfil: photoSchema.optional(),
  semblanza: z.string().trim().default(""),
  certificaciones: z.array(z.strictObject({ nombre: line, icono: z.enum(badgeIcons) })).default([]),
});

const testimonial = z.strictObject({ cita: line, autor: line, imagen: photoSchema.optional() });

const pastEdition = z.strictObject({
  anio: z.int().min(1990).max(2100),
  fotos: z.array(photoSchema).min(1),
});

export const editionSchema = z.strictObject({
  edicion: identity,
  acerca: z.strictObject({ queEs: card, paraQuien: card }),
  sede: z.strictObject({ fotos: z.array(photoSchema).min(1) }),
  ediciones: z.array(pastEdition),
  tematicas: z.array(talk),
  ponentes: z.array(speaker),
  testimonios: z.array(testimonial),
});
export type EditionContent = z.infer<typeof editionSchema>;

/**
 * A picture as the page needs it. Its files are `/fotos/<id>-<width>.avif|webp|jpg`, one for each
 * of `widths` (pixels, rising); `width` and `height` are the original's, after orientation.
 */
export interface Picture {
  readonly id: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`, shown until the picture comes. */
  readonly colour: string;
  readonly alt: string;
  readonly leyenda?: string;
}

type WithPictures<T> = T extends PhotoContent
  ? Picture
  : T extends readonly (infer Item)[]
    ? WithPictures<Item>[]
    : T extends object
      ? { [Key in keyof T]: WithPictures<T[Key]> }
      : T;

/** The edition the page receives: the content, with pictures where it named photo files. */
export type Edition = WithPictures<EditionContent>;
