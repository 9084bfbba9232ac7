import { z } from "zod/mini";
import { CARNET_MAX_LENGTH } from "./participant.ts";

/** The calls between page and server; both sides import their paths, bodies and problems here. */
export const apiPaths = {
  lookup: "/api/participants/lookup",
  visits: "/api/visits",
  live: "/healthz",
  ready: "/readyz",
} as const;

/** Digits and dashes; an incomplete carnet is asked for like any other and is not found. */
export const lookupRequestSchema = z.strictObject({
  carnet: z.string().check(z.minLength(1), z.maxLength(CARNET_MAX_LENGTH), z.regex(/^[0-9-]+$/)),
});
export type LookupRequest = z.infer<typeof lookupRequestSchema>;

export const lookupAnswerSchema = z.object({
  participant: z.nullable(z.object({ nombre: z.string(), numeroTicket: z.string() })),
});
export type LookupAnswer = z.infer<typeof lookupAnswerSchema>;

export const visitsAnswerSchema = z.object({ count: z.int().check(z.nonnegative()) });
export type VisitsAnswer = z.infer<typeof visitsAnswerSchema>;

/** Present for a day after a browser's visit was counted. Readable by scripts. */
export const visitCookie = { name: "visitedToday", value: "true", maxAgeSeconds: 86_400 } as const;

/** RFC 9457. `type` tells programs what happened, `title` tells people, in Spanish. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;

/** Every problem the server answers with: its `type` (a relative reference), status and title. */
export const problems = {
  invalidRequest: {
    type: "/problemas/solicitud-invalida",
    status: 400,
    title: "La solicitud no es válida. El carnet lleva solo números y guiones, 14 como máximo.",
  },
  notFound: {
    type: "/problemas/no-existe",
    status: 404,
    title: "Esta dirección no existe.",
  },
  tooManyLookups: {
    type: "/problemas/demasiados-intentos",
    status: 429,
    title: "Demasiados intentos. Espera unos minutos y vuelve a probar.",
  },
  internal: {
    type: "/problemas/error-interno",
    status: 500,
    title: "Algo falló de nuestro lado. Vuelve a intentarlo en un momento.",
  },
  storeUnavailable: {
    type: "/problemas/registro-no-disponible",
    status: 503,
    title: "El registro no responde en este momento. Vuelve a intentarlo en unos segundos.",
  },
} as const satisfies Record<string, Problem>;
