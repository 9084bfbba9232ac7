import type { Problem } from "./problems.ts";

/** The problems of every organisers' call; the visitors' `problems` may come too. */
export const organiserProblems = {
  signedOut: {
    type: "/problemas/sin-sesion",
    status: 401,
    title: "Su sesión terminó. Entre de nuevo: lo que estaba escribiendo sigue en esta pestaña.",
  },
  notYours: {
    type: "/problemas/sin-permiso",
    status: 403,
    title: "Su acceso es solo para la lista y las puertas. Pida esto a quien le dio el acceso.",
  },
  invalidOrganiserRequest: {
    type: "/problemas/solicitud-de-organizador",
    status: 400,
    title: "El sitio no entendió lo que pidió esta página. Recárguela y pruebe otra vez.",
  },
  noSuchItem: {
    type: "/problemas/ya-no-existe",
    status: 404,
    title: "Eso ya no existe. Recargue la página.",
  },
} as const satisfies Record<string, Problem>;
