import { z } from "zod/mini";
import { faultSchema } from "#edition/files/rules/fault.ts";
import { type ContentSources, contentKeys } from "#edition/files/yaml/content-keys.ts";
import { bytes, forFullOrganisers } from "#platform/calls/organiser-call.ts";
import type { Problem } from "#platform/calls/problems.ts";
import { isTidy } from "#platform/text/tidy-text.ts";

/** The largest photo that is uploaded, in bytes; a function takes 4.5 MB. */
export const LARGEST_PHOTO_BYTES = 4 * 1024 * 1024;

const sourcesSchema: z.ZodMiniType<ContentSources> = z.record(z.enum(contentKeys), z.string());
const photoSchema = z.object({
  /** Its path in `content/fotos`, such as `2024/cena.jpg`. */
  path: z.string(),
  bytes: z.number(),
  /** Changes whenever the photo does. */
  version: z.string(),
});
export type TextsPhoto = z.infer<typeof photoSchema>;

const textsSchema = z.object({
  /** Where the edition's files are. */
  place: z.enum(["folder", "github"]),
  /** Changes whenever a file of the edition does. */
  version: z.string(),
  files: sourcesSchema,
  photos: z.readonly(z.array(photoSchema)),
});
export type Texts = z.infer<typeof textsSchema>;

const textsAnswer = z.discriminatedUnion("place", [
  textsSchema,
  /** Nothing can be edited; `steps` explain in Spanish what to set up. */
  z.object({ place: z.literal("none"), steps: z.readonly(z.array(z.string())) }),
]);
export type TextsAnswer = z.infer<typeof textsAnswer>;

const path = z.string().check(z.minLength(1), z.maxLength(300));
/** Half a character could not be stored as it is. */
const text = z.string().check(z.refine((written) => !/\p{Cs}/u.test(written)));
const publishSchema = z.strictObject({
  version: z.string().check(z.maxLength(64)),
  /** The whole new texts of the files that change, by key. */
  files: z.partialRecord(z.enum(contentKeys), text),
  /** Photos that are added or replaced: path and id of the stored bytes. */
  photos: z.record(path, z.string().check(z.maxLength(64))),
  removed: z.array(path),
  /** The changes in Spanish, for the history: one line. */
  summary: z.string().check(z.minLength(1), z.maxLength(200), z.refine(isTidy)),
});
export type PublishTextsRequest = z.infer<typeof publishSchema>;

const publishedAnswer = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("published"), version: z.string() }),
  /** Somebody changed a file meanwhile; nothing was published. */
  z.object({ kind: z.literal("outdated"), texts: textsSchema }),
  /** The content has faults; nothing was published. */
  z.object({ kind: z.literal("faulty"), faults: z.readonly(z.array(faultSchema)) }),
]);
export type PublishedAnswer = z.infer<typeof publishedAnswer>;

/** The progress of the last publication towards visitors. */
const progressAnswer = z.discriminatedUnion("state", [
  z.object({ state: z.literal("idle") }),
  /** Visitors see what is published once somebody builds the site again. */
  z.object({ state: z.literal("saved") }),
  z.object({ state: z.literal("building") }),
  z.object({ state: z.literal("live"), at: z.number() }),
  /** In Spanish: why visitors do not see it, and the remedy. */
  z.object({ state: z.literal("failed"), reason: z.string(), remedy: z.string() }),
]);
export type ProgressAnswer = z.infer<typeof progressAnswer>;

/** The calls between the part Textos of the organisers' page and its server. */
export const textsCalls = {
  texts: forFullOrganisers.get("textos", textsAnswer, { isLong: true }),
  /** One published photo. */
  photo: forFullOrganisers.ask("textos/foto", z.strictObject({ path }), bytes, { isLong: true }),
  /** Keeps a JPEG, PNG or SVG until it is published; the same bytes have the same id. */
  storePhoto: forFullOrganisers.ask("textos/foto/guardar", bytes, z.object({ id: z.string() }), {
    isLong: true,
    largestBytes: LARGEST_PHOTO_BYTES,
  }),
  publish: forFullOrganisers.post("textos/publicar", publishSchema, publishedAnswer, {
    isLong: true,
    // All changed files.
    largestBytes: 1024 * 1024,
  }),
  /** How far the last publication is. */
  progress: forFullOrganisers.get("textos/avance", progressAnswer),
} as const;

export const textsProblems = {
  storeUnreachable: {
    type: "/problemas/textos-sin-respuesta",
    status: 502,
    title: "No se pudo llegar al lugar donde están los textos. Pruebe otra vez en un minuto.",
  },
  storeBusy: {
    type: "/problemas/textos-ocupados",
    status: 503,
    title: "GitHub recibió demasiadas consultas del sitio. Pruebe otra vez en unos minutos.",
  },
  tokenExpired: {
    type: "/problemas/token-vencido",
    status: 502,
    title:
      "GitHub ya no acepta el token del sitio. Quien lo administra crea otro y lo pone en TEXTS_TOKEN.",
  },
  tokenWeak: {
    type: "/problemas/token-sin-permiso",
    status: 502,
    title:
      "El token del sitio no puede escribir en GitHub. Quien lo administra le da «Contents: Read and write».",
  },
  noRepository: {
    type: "/problemas/sin-repositorio",
    status: 502,
    title:
      "El token del sitio no encuentra los textos en GitHub. Quien lo administra revisa TEXTS_REPOSITORY, TEXTS_BRANCH y TEXTS_FOLDER, y que el token sea de ese repositorio.",
  },
  branchProtected: {
    type: "/problemas/rama-protegida",
    status: 502,
    title:
      "GitHub no deja cambiar la rama del sitio: está protegida. Quien administra el repositorio se lo permite al token.",
  },
  overtaken: {
    type: "/problemas/textos-adelantados",
    status: 409,
    title:
      "Otra persona cambió el repositorio al mismo tiempo. No se publicó nada. Publique otra vez.",
  },
  diskFull: {
    type: "/problemas/textos-sin-espacio",
    status: 507,
    title:
      "El servidor ya no tiene espacio en el disco. No se guardó nada. Avise a quien lo administra.",
  },
  readOnly: {
    type: "/problemas/textos-sin-permiso",
    status: 503,
    title:
      "El sitio no puede escribir en su carpeta. No se guardó nada. Avise a quien lo administra.",
  },
  unreadable: {
    type: "/problemas/textos-sin-lectura",
    status: 503,
    title:
      "El servidor no puede leer los textos. Pida a quien lo administra que revise los permisos de su carpeta.",
  },
  /** The page forgets the ids of its photos and stores them again. */
  photoNotStored: {
    type: "/problemas/foto-no-guardada",
    status: 409,
    title: "Una de las fotos no llegó entera. No se publicó nada. Publique otra vez.",
  },
  notAPhoto: {
    type: "/problemas/foto-ilegible",
    status: 400,
    title: "Ese archivo no es una foto que se pueda usar. Elija una JPEG, PNG o SVG.",
  },
} as const satisfies Record<string, Problem>;
