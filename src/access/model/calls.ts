import { z } from "zod/mini";
import {
  done,
  forAnybody,
  forFullOrganisers,
  forOrganisers,
  nothing,
} from "#platform/calls/organiser-call.ts";
import type { Problem } from "#platform/calls/problems.ts";
import { isTidy } from "#platform/text/tidy-text.ts";
import { LONGEST_NAME } from "./journal.ts";

export const organiserCookie = { secure: "__Host-organizar", plain: "organizar" } as const;
/** A session ends when unused for this time, in ms; the key is also typed in browsers that others use next. */
export const sessionMs = { link: 30 * 24 * 3_600_000, key: 12 * 3_600_000 } as const;
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
export const idSchema = z.strictObject({ id });
const sessionSecret = z.string().check(z.refine(isSecret));
const organiserName = z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME), z.refine(isTidy));
const role = z.enum(roles);

/** The link's secret, and the one that the browser made for its session, by which a repetition is known. */
export const linkSchema = z.strictObject({ link: secret, session: sessionSecret });
export type LinkRequest = z.infer<typeof linkSchema>;
const signInSchema = z.union([z.strictObject({ key: secret }), linkSchema]);
export type SignIn = z.infer<typeof signInSchema>;

/* Answers have the shape alone: one odd name in a database must not close a whole page. */

const sessionAnswer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("in"),
    id: z.string(),
    /** Empty until the organiser has given it. */
    name: z.string(),
    role,
    /** By the server's clock, in ms since the epoch. */
    now: z.number(),
  }),
  z.object({ kind: z.literal("out"), hasKey: z.boolean() }),
]);
export type SessionAnswer = z.infer<typeof sessionAnswer>;

const shownAccess = z.object({
  id: z.string(),
  kind: z.enum(["session", "invitation"]),
  /** The organiser's name; empty until a session that began with the key has one. */
  name: z.string(),
  role,
  /** A description of the browser, such as `Firefox en Linux`; empty for an invitation. */
  browser: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number(),
  expiresAt: z.number(),
  isOwn: z.boolean(),
});
export type ShownAccess = Readonly<z.infer<typeof shownAccess>>;

const invitedAnswer = z.object({
  /** The personal link's secret, shown once: `/organizar#SECRET`. */
  secret: z.string(),
  expiresAt: z.number(),
});
export type InvitedAnswer = z.infer<typeof invitedAnswer>;

const inviteSchema = z.strictObject({ name: organiserName, role });
export type InviteRequest = z.infer<typeof inviteSchema>;

const SIGN_IN = { largestBytes: 1024 } as const;

/** The organisers' calls about sessions; a browser signs in once and sends its cookie with each call of theirs. */
export const accessCalls = {
  session: forAnybody.get("sesion", sessionAnswer),
  /** Whose personal link it is, empty if it was made on this computer; it is not used up. */
  link: forAnybody.ask("enlace", linkSchema, z.object({ name: z.string() }), SIGN_IN),
  signIn: forAnybody.post("entrar", signInSchema, sessionAnswer, SIGN_IN),
  signOut: forOrganisers.post("salir", nothing, done),
  name: forFullOrganisers.post("nombre", z.strictObject({ name: organiserName }), done),
  /** Valid sessions and invitations, newest first. */
  access: forFullOrganisers.get("accesos", z.object({ access: z.array(shownAccess) })),
  invite: forFullOrganisers.post("accesos/invitar", inviteSchema, invitedAnswer),
  /** Ends a session, or withdraws an invitation. */
  endAccess: forFullOrganisers.post("accesos/terminar", idSchema, done),
} as const;
