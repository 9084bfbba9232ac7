import { z } from "zod/mini";
import type { Problem } from "../calls/api-schemas.ts";
import type { DoorEvent, LoggedEvent } from "./events.ts";

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
  tooManyWrongSecrets: {
    type: "/problemas/demasiados-enlaces",
    status: 429,
    title: "Demasiados intentos con enlaces que no son. Espere unos minutos.",
  },
  invalidDoorRequest: {
    type: "/problemas/solicitud-de-puerta",
    status: 400,
    title: "La solicitud no es válida. Actualice la página de la puerta.",
  },
} as const satisfies Record<string, Problem>;

/** Events that one call may send: an hour of a busy door, in some 60 kB. */
export const MOST_EVENTS_SENT = 200;

/** One whole number of the answer is the position in the log that `since` continues from; 0 at first. */
export const syncRequestSchema = z.strictObject({
  since: z.int().check(z.nonnegative()),
  /** Each is checked by itself, so that one that cannot be recorded holds up no other. */
  events: z
    .array(z.looseObject({ id: z.string().check(z.maxLength(64)) }))
    .check(z.maxLength(MOST_EVENTS_SENT)),
});
export type SyncRequest = z.infer<typeof syncRequestSchema>;

/** Why an event was not recorded: it is not one, or its carnet is not on the list. */
export type RefusalReason = "invalid" | "not-listed";

/** What became of an event that was sent. The phone need not send it again. */
export type EventAnswer =
  | {
      readonly id: string;
      /** `known`: it had been recorded before. */
      readonly outcome: "recorded" | "known";
      /**
       * The line of the log when it is another than was sent, else `null`: a walk-in who is on the
       * list already is an entry, and one whose ticket is taken has the next free number.
       */
      readonly changed: DoorEvent | null;
    }
  | { readonly id: string; readonly outcome: "refused"; readonly reason: RefusalReason };

export interface SyncAnswer {
  readonly answers: readonly EventAnswer[];
  /** What was recorded after `since`, at every door; a line may come twice. */
  readonly events: readonly LoggedEvent[];
  /** What to send as `since` next time. */
  readonly cursor: number;
  /** Whether there is more to be had at once. */
  readonly more: boolean;
  /** Of the list; when it is another than the phone's, the phone takes in the list again. */
  readonly listVersion: string;
  /** The server's clock, in ms since the epoch. */
  readonly now: number;
  /** Until when the link is valid, in ms since the epoch. */
  readonly until: number;
}

export interface ListAnswer {
  /** The name of this door. */
  readonly door: string;
  readonly until: number;
  readonly now: number;
  readonly listVersion: string;
  /** The list holds what the log says up to here. */
  readonly position: number;
  /** Columns rather than rows, because they compress better. */
  readonly carnet: readonly string[];
  readonly nombre: readonly string[];
  readonly numeroTicket: readonly string[];
}
