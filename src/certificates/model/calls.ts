import type { Problem } from "#platform/calls/problems.ts";

/** `POST` `{"carnet": "…", "numeroTicket": "…"}` answers the PDF, or a problem that says why not. */
export const certificatePath = "/api/constancia";
/** The page that checks a certificate; its code follows as another part. */
export const CHECK_PAGE = "/constancia";

/** Where a certificate is checked; `site` has no slash at the end. */
export function checkAddress(site: string, code: string): string {
  return `${site}${CHECK_PAGE}/${code}`;
}

export const certificateProblems = {
  /** `from` of the document says when, if that is decided. */
  notReleased: {
    type: "/problemas/constancias-pendientes",
    status: 404,
    title: "Las constancias todavía no están listas.",
  },
  needsTicket: {
    type: "/problemas/falta-ticket",
    status: 403,
    title: "Para descargar tu constancia, valida tu registro en la página del evento.",
  },
  /** One answer for all who get none, so that it does not tell who came. */
  noCertificate: {
    type: "/problemas/sin-constancia",
    status: 404,
    title: "No aparece tu asistencia al evento con ese carnet y ese ticket.",
  },
  /** Told only to whoever has the ticket, in an event of several days. */
  lacksDays: {
    type: "/problemas/faltan-dias",
    status: 404,
    title: "La constancia es para quien entró más días del evento: falta tu entrada de alguno.",
  },
  unprintable: {
    type: "/problemas/nombre-sin-imprimir",
    status: 409,
    title: "Tu nombre tiene una letra que la constancia no puede escribir.",
  },
  withdrawn: {
    type: "/problemas/constancia-retirada",
    status: 410,
    title: "La organización retiró esta constancia.",
  },
  tooManyChecks: {
    type: "/problemas/demasiadas-verificaciones",
    status: 429,
    title: "Demasiadas verificaciones. Espera unos minutos y vuelve a probar.",
  },
} as const satisfies Record<string, Problem>;

export type CertificatePage = "form" | "unknown" | "valid" | "replaced" | "withdrawn";
