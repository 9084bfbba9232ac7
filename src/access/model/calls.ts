import { z } from "zod/mini";
import type { Problem } from "#platform/calls/problems.ts";
import { isTidy } from "#platform/text/tidy-text.ts";
import { LONGEST_NAME } from "./journal.ts";

/** The organisers' calls about sessions and the journal; a browser signs in once and sends its cookie with each call of theirs. */
export const accessPaths = {
  /** `GET` SessionAnswer. The only call besides `signIn` that answers without a session. */
  session: "/api/organizar/sesion",
  /** `POST` signInSchema. */
  signIn: "/api/organizar/entrar",
  /** `POST` without a body. */
  signOut: "/api/organizar/salir",
  /** `POST` nameSchema: the name of this session's organiser. */
  name: "/api/organizar/nombre",
  /** `GET` AccessAnswer. */
  access: "/api/organizar/accesos",
  /** `POST` nameSchema, InvitedAnswer. */
  invite: "/api/organizar/accesos/invitar",
  /** `POST` idSchema: ends a session, or withdraws an invitation. */
  endAccess: "/api/organizar/accesos/terminar",
  /** `POST` journalSchema, JournalAnswer. */
  journal: "/api/organizar/diario",
  /** `POST` idSchema, StepAnswer: the changes of one step. */
  step: "/api/organizar/diario/paso",
  /** `POST` carnetSchema, HistoryAnswer. */
  history: "/api/organizar/diario/persona",
  /** `GET` HistoryAnswer: what organisers corrected and removed by hand. */
  corrections: "/api/organizar/diario/correcciones",
} as const;

/** The name of the session's cookie; the prefix needs HTTPS. */
export const organiserCookie = { secure: "__Host-organizar", plain: "organizar" } as const;
/** A session ends when it was not used for this time, in ms. */
export const SESSION_MS = 12 * 3_600_000;
/** An invitation is valid for this time, in ms. */
export const INVITATION_MS = 7 * 24 * 3_600_000;
/** The shortest and longest `ORGANISERS_KEY`. */
export const SHORTEST_KEY = 20;
export const LONGEST_KEY = 200;

/** The problems of signing in, beside those of every organisers' call. */
export const accessProblems = {
  wrongKey: {
    type: "/problemas/clave-equivocada",
    status: 403,
    title: "Esa clave no es la de este sitio. Revísela y escríbala de nuevo.",
  },
  usedLink: {
    type: "/problemas/enlace-usado",
    status: 403,
    title: "Este enlace ya se usó o venció. Pida uno nuevo a quien organiza.",
  },
  tooManyKeys: {
    type: "/problemas/demasiadas-claves",
    status: 429,
    title:
      "Tampoco es esa, y desde su red hubo muchos intentos. Pida la clave o un enlace nuevo a quien organiza.",
  },
} as const satisfies Record<string, Problem>;

const secret = z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY));
const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const organiserName = z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME), z.refine(isTidy));

export const signInSchema = z.union([
  z.strictObject({ key: secret }),
  z.strictObject({ link: secret }),
]);
export const nameSchema = z.strictObject({ name: organiserName });
export const idSchema = z.strictObject({ id });
/** `before` is the id of the last entry of the page before; `null` for the newest entries. */
export const journalSchema = z.strictObject({ before: z.nullable(id) });

export type SignIn = z.infer<typeof signInSchema>;
