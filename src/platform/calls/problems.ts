/** RFC 9457: `type` is for programs, `title` is the Spanish sentence for people. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
}

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
  notFound: { type: "/problemas/no-existe", status: 404, title: "Esta dirección no existe." },
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
