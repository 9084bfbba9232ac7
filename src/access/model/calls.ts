import { z } from "zod/mini";
import type { Problem } from "#platform/calls/problems.ts";
import { isTidy } from "#platform/text/tidy-text.ts";
import { LONGEST_NAME } from "./journal.ts";

/** The organisers' calls about sessions and the journal; a browser signs in once and sends its cookie with each call of theirs. */
export const accessPaths = {
  /** `GET` SessionAnswer. This and the next two answer without a session. */
  session: "/api/organizar/sesion",
  /** `POST` linkSchema, LinkAnswer: whose personal link it is; it is not used up. */
  link: "/api/organizar/enlace",
  signIn: "/api/organizar/entrar",
  signOut: "/api/organizar/salir",
  /** `POST` nameSchema: the name of this session's organiser. */
  name: "/api/organizar/nombre",
  access: "/api/organizar/accesos",
  invite: "/api/organizar/accesos/invitar",
  /** `POST` idSchema: ends a session, or withdraws an invitation. */
  endAccess: "/api/organizar/accesos/terminar",
  journal: "/api/organizar/diario",
  /** `POST` idSchema, StepAnswer: the changes of one step. */
  step: "/api/organizar/diario/paso",
  history: "/api/organizar/diario/persona",
  /** `GET` HistoryAnswer: what organisers corrected and removed by hand. */
  corrections: "/api/organizar/diario/correcciones",
} as const;

export const organiserCookie = { secure: "__Host-organizar", plain: "organizar" } as const;
/** A session ends when unused for this time, in ms; the key is also typed in browsers that others use next. */
export const sessionMs = { link: 30 * 24 * 3_600_000, key: 12 * 3_600_000 } as const;
/** An invitation is valid for this time, in ms. */
export const INVITATION_MS = 7 * 24 * 3_600_000;
export const SHORTEST_KEY = 20;
export const LONGEST_KEY = 200;

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

/** The roles of organisers: `all` may do everything, `list-and-doors` only what `Hoy`, `Lista` and `Puertas` need. */
export const roles = ["all", "list-and-doors"] as const;
export type Role = (typeof roles)[number];

/** Whether `text` may be the secret of a session or of a personal link: 32 random bytes in base64url. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

const secret = z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY));
const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const organiserName = z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME), z.refine(isTidy));

/** The link's secret, and the one that the browser made for its session, by which a repetition is known. */
export const linkSchema = z.strictObject({
  link: secret,
  session: z.string().check(z.refine(isSecret)),
});
export const signInSchema = z.union([z.strictObject({ key: secret }), linkSchema]);
export const nameSchema = z.strictObject({ name: organiserName });
export const inviteSchema = z.strictObject({ name: organiserName, role: z.enum(roles) });
export const idSchema = z.strictObject({ id });
/** `before` is the id of the last entry of the page before; `null` for the newest entries. */
export const journalSchema = z.strictObject({ before: z.nullable(id) });

export type SignIn = z.infer<typeof signInSchema>;
export type LinkRequest = z.infer<typeof linkSchema>;
export type InviteRequest = z.infer<typeof inviteSchema>;
