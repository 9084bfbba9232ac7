import type { LookupAnswer, Problem, VisitsAnswer } from "./api-schemas.ts";

/**
 * The paths of visitors' calls, except for certificates (`certificate-calls.ts`). Page and server
 * import them, and the problems below.
 */
export const apiPaths = {
  lookup: "/api/participants/lookup",
  visits: "/api/visits",
  live: "/healthz",
  ready: "/readyz",
} as const;

/** The cookie that a browser has for a day after its visit was counted. Scripts can read it. */
export const visitCookie = { name: "visitedToday", value: "true", maxAgeSeconds: 86_400 } as const;

/** The problems of visitors' calls: their `type` (a relative reference), status and title. */
export const problems = {
  invalidRequest: {
    type: "/problemas/solicitud-invalida",
    status: 400,
    title: "La solicitud no es válida. El carnet lleva solo números y guiones, como en el ejemplo.",
  },
  foreignOrigin: {
    type: "/problemas/otro-sitio",
    status: 403,
    title: "Este sitio no atiende llamadas de las páginas de otros sitios.",
  },
  notFound: {
    type: "/problemas/no-existe",
    status: 404,
    title: "Esta dirección no existe.",
  },
  tooLarge: {
    type: "/problemas/solicitud-grande",
    status: 413,
    title: "La solicitud es demasiado grande.",
  },
  unsupportedMediaType: {
    type: "/problemas/formato-no-admitido",
    status: 415,
    title: "La solicitud debe venir como JSON.",
  },
  unknownHost: {
    type: "/problemas/otro-nombre",
    status: 421,
    title: "Este servidor no atiende el sitio con ese nombre.",
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
  overloaded: {
    type: "/problemas/sobrecarga",
    status: 503,
    title: "Hay demasiadas visitas en este momento. Vuelve a intentarlo más tarde.",
  },
  storeUnavailable: {
    type: "/problemas/registro-no-disponible",
    status: 503,
    title: "El registro no responde en este momento. Vuelve a intentarlo en unos segundos.",
  },
} as const satisfies Record<string, Problem>;

/*
 * The page validates answers without zod, which saves 5 KB of its first view. A property-based test
 * compares these two functions with the schemas of `api-schemas.ts`.
 */

/** The answer to a look-up, or `null` if `value` has another shape. */
export function readLookupAnswer(value: unknown): LookupAnswer | null {
  if (!isRecord(value)) return null;
  const { participant } = value;
  if (participant === null) return { participant };
  if (!isRecord(participant)) return null;
  const { nombre, numeroTicket } = participant;
  if (typeof nombre !== "string" || typeof numeroTicket !== "string") return null;
  return { participant: { nombre, numeroTicket } };
}

/** The answer to a visit, or `null` if `value` has another shape. */
export function readVisitsAnswer(value: unknown): VisitsAnswer | null {
  if (!isRecord(value)) return null;
  const { count } = value;
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? { count } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
