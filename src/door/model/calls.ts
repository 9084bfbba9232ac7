import { z } from "zod/mini";
import type { Problem } from "#platform/calls/problems.ts";
import { storedLineSchema } from "./lines.ts";

/*
 * The calls between a phone at the door and the server. They are separate from the visitors' calls,
 * so that the page's scripts do not contain them.
 */

export const doorPaths = {
  list: "/api/puerta/list",
  sync: "/api/puerta/sync",
} as const;

/** After `unknownDoor`, `closedDoor` and `expiredDoor`, the phone deletes the list. */
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
  tooManyLines: {
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
 * Other doors see an entry within 9 s: a phone may poll immediately before Firestore's log is polled,
 * and polls again 3 s later. On SQLite it takes 4 s, because the log is read at each call. Shorter
 * intervals would exceed Firestore's free reads within an event.
 */

/** Interval at which a phone syncs with the server, in ms; it also syncs after each scan. */
export const SYNC_EVERY_MS = 3000;
/** Interval at which a server polls the doors and their log in Firestore, in ms. */
export const READ_LOG_EVERY_MS = 5000;

/** The most lines in one call: an hour of a busy door, in some 60 kB. */
export const MOST_LINES_SENT = 200;

/**
 * `since` and `logId` are `cursor` and `logId` of the previous answer; `since` is 0 in the first
 * request.
 */
export const syncRequestSchema = z.strictObject({
  since: z.int().check(z.nonnegative()),
  logId: z.optional(z.string().check(z.maxLength(64))),
  /** Each line is validated separately, so that an invalid one does not block the others. */
  events: z
    .array(z.looseObject({ id: z.string().check(z.maxLength(64)) }))
    .check(z.maxLength(MOST_LINES_SENT)),
});
export type SyncRequest = z.infer<typeof syncRequestSchema>;

/* Phones parse the answers, too: a captive portal may answer in the server's place. */

/** The result for a line that was sent. The phone does not send it again. */
const lineAnswerSchema = z.discriminatedUnion("outcome", [
  z.object({
    id: z.string(),
    /** `known`: the line had been recorded before. */
    outcome: z.enum(["recorded", "known"]),
    /**
     * The recorded line if it differs from what was sent, else `null`: a walk-in who is already on the
     * list becomes an entry, and one whose ticket is taken gets the next free number.
     */
    changed: z.nullable(storedLineSchema),
    /** Whether organisers set the recorded line aside, so that the phone forgets it. */
    isSetAside: z.optional(z.boolean()),
  }),
  z.object({
    id: z.string(),
    outcome: z.literal("refused"),
    /** The door may not send this line, its carnet is not on the list, or has another name there by now. */
    reason: z.enum(["invalid", "not-listed", "renamed"]),
  }),
]);
export type LineAnswer = z.infer<typeof lineAnswerSchema>;

/** The server's time, and the expiry of the link; both in ms since the epoch. */
const times = { now: z.number(), until: z.number() };

export const syncAnswerSchema = z.object({
  ...times,
  answers: z.readonly(z.array(lineAnswerSchema)),
  /** The lines recorded after `since`, at every door; a line may be repeated. */
  events: z.readonly(z.array(z.intersection(storedLineSchema, z.object({ position: z.number() })))),
  /**
   * The id of the log. It changes when organisers restore the log or set lines aside: `events` then
   * start from the beginning, and the phone resends its own lines.
   */
  logId: z.string(),
  /** The value of `since` for the next request. */
  cursor: z.number(),
  /** Whether more lines can be fetched at once. */
  more: z.boolean(),
  /** The version of the list. When it differs from the phone's, the phone fetches the list again. */
  listVersion: z.string(),
  /** As in the list; one that the phone fetched earlier may not say it. */
  isRehearsal: z.optional(z.boolean()),
});
export type SyncAnswer = z.infer<typeof syncAnswerSchema>;

const column = z.readonly(z.array(z.string()));
const eventDay = z.object({ from: z.number(), name: z.string() });
export const listAnswerSchema = z.object({
  ...times,
  /** The name of this door. */
  door: z.string(),
  /** Missing unless nothing that the door records counts. */
  isRehearsal: z.optional(z.boolean()),
  /** The days of the event. */
  days: z._default(z.readonly(z.array(eventDay)), []),
  listVersion: z.string(),
  /** The list contains the changes of the log up to this position. */
  position: z.number(),
  /** The list travels as columns, which compress better than rows. */
  carnet: column,
  nombre: column,
  numeroTicket: column,
  /** Missing if all are participants. */
  tipo: z.optional(column),
  /** As `idsAmong` writes them. */
  ids: z._default(z.readonly(z.array(z.tuple([z.number()], z.string()))), []),
});
export type ListAnswer = z.infer<typeof listAnswerSchema>;
