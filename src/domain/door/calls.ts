import { z } from "zod/mini";
import type { Problem } from "../calls/api-schemas.ts";

/*
 * The calls between a phone at the door and the server. Apart from those of the visitors' page,
 * whose scripts hold nothing of this.
 */

export const doorPaths = {
  list: "/api/puerta/list",
  sync: "/api/puerta/sync",
} as const;

/** With each of the first three the phone forgets the list. */
export const doorProblems = {
  unknownDoor: {
    type: "/problemas/puerta-desconocida",
    status: 401,
    title: "Este enlace no es de ninguna puerta. Pida uno nuevo a la organización.",
  },
  closedDoor: {
    type: "/problemas/puerta-cerrada",
    status: 401,
    title: "La organización cerró esta puerta. Pídale un enlace nuevo si sigue de turno.",
  },
  expiredDoor: {
    type: "/problemas/puerta-vencida",
    status: 401,
    title: "Este enlace ya venció. Pida uno nuevo a la organización.",
  },
  tooManyEvents: {
    type: "/problemas/demasiadas-anotaciones",
    status: 429,
    title: "Esta puerta envió demasiadas anotaciones. Se intenta otra vez en unos minutos.",
  },
  invalidDoorRequest: {
    type: "/problemas/solicitud-de-puerta",
    status: 400,
    title: "La solicitud no es válida. Actualice la página de la puerta.",
  },
} as const satisfies Record<string, Problem>;

/*
 * What one door lets in, every other with a network knows within 9 s: a phone may call right before
 * Firestore's log is read anew, and calls again 3 s later. On SQLite it is 4 s, because the log is read
 * at each call. Shorter times would use up Firestore's free reads within an event.
 */

/** Between two exchanges of a phone with the server, in ms; it also exchanges after each scan. */
export const EXCHANGE_EVERY_MS = 3000;
/** Between two readings of the doors and of their log in Firestore, whichever phones call; in ms. */
export const READ_LOG_EVERY_MS = 5000;

/** Events that one call may send: an hour of a busy door, in some 60 kB. */
export const MOST_EVENTS_SENT = 200;

/** `since` and `logId` are the `cursor` and `logId` of the previous answer; 0 in the first request. */
export const syncRequestSchema = z.strictObject({
  since: z.int().check(z.nonnegative()),
  logId: z.optional(z.string().check(z.maxLength(64))),
  /** Each is checked by itself, so that one that cannot be recorded holds up no other. */
  events: z
    .array(z.looseObject({ id: z.string().check(z.maxLength(64)) }))
    .check(z.maxLength(MOST_EVENTS_SENT)),
});
export type SyncRequest = z.infer<typeof syncRequestSchema>;

/*
 * The answers. Phones check their shape alone, as the server has checked what lines and list hold: a
 * network's log-in page may answer in the server's place.
 */

const line = { id: z.string(), at: z.number(), door: z.string() };
const person = { carnet: z.string(), nombre: z.string(), numeroTicket: z.string() };
const doorEventSchema = z.discriminatedUnion("kind", [
  z.object({ ...line, kind: z.literal("entry"), carnet: z.string() }),
  z.object({ ...line, kind: z.literal("undo"), entry: z.string() }),
  z.object({ ...line, kind: z.literal("walk-in"), ...person }),
  z.object({ ...line, kind: z.literal("rename"), carnet: z.string(), nombre: z.string() }),
]);

/** What became of an event that was sent. The phone need not send it again. */
const eventAnswerSchema = z.discriminatedUnion("outcome", [
  z.object({
    id: z.string(),
    /** `known`: it had been recorded before. */
    outcome: z.enum(["recorded", "known"]),
    /**
     * The line of the log when it is another than was sent, else `null`: a walk-in who is on the
     * list already is an entry, and one whose ticket is taken has the next free number.
     */
    changed: z.nullable(doorEventSchema),
  }),
  z.object({
    id: z.string(),
    outcome: z.literal("refused"),
    /** It is no event that this door may send, or its carnet is not on the list. */
    reason: z.enum(["invalid", "not-listed"]),
  }),
]);
export type EventAnswer = z.infer<typeof eventAnswerSchema>;

/** Of the server's clock, and until when the link is valid; in ms since the epoch. */
const times = { now: z.number(), until: z.number() };

export const syncAnswerSchema = z.object({
  ...times,
  answers: z.readonly(z.array(eventAnswerSchema)),
  /** What was recorded after `since`, at every door; a line may come twice. */
  events: z.readonly(z.array(z.intersection(doorEventSchema, z.object({ position: z.number() })))),
  /**
   * Of the log. When it is another than before, organisers have restored it or set lines aside: these
   * events are its first ones, and the phone sends again what it has of its own.
   */
  logId: z.string(),
  /** What to send as `since` next time. */
  cursor: z.number(),
  /** Whether there is more to be had at once. */
  more: z.boolean(),
  /** Of the list; when it is another than the phone's, the phone takes in the list again. */
  listVersion: z.string(),
});
export type SyncAnswer = z.infer<typeof syncAnswerSchema>;

const column = z.readonly(z.array(z.string()));
export const listAnswerSchema = z.object({
  ...times,
  /** The name of this door. */
  door: z.string(),
  listVersion: z.string(),
  /** The list holds what the log says up to here. */
  position: z.number(),
  /** Columns rather than rows, because they compress better. */
  carnet: column,
  nombre: column,
  numeroTicket: column,
});
export type ListAnswer = z.infer<typeof listAnswerSchema>;
