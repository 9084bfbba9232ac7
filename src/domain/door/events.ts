import { z } from "zod/mini";
import { participantSchema } from "../carnet/participant.ts";
import { isTidy } from "../text/tidy-text.ts";

/*
 * What happens at a door, as a log to which lines are only added. Each line has an id that the phone
 * made, so that sending it twice changes nothing, and a time by the server's clock, so that the order
 * in which phones come back to the network decides nothing.
 */

/** As long as a door's name may be: it stands on phones and in the attendance list. */
export const LONGEST_DOOR_NAME = 40;

const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));
/** Milliseconds since the epoch, by the server's clock. */
const instant = z.int().check(z.nonnegative());
const carnet = participantSchema.shape.carnet.check(z.maxLength(24));
const nombre = participantSchema.shape.nombre.check(z.refine(isTidy));
const numeroTicket = participantSchema.shape.numeroTicket.check(z.refine(isTidy));

const line = { id: uuid, at: instant };

/** What a phone sends; its door is known by the secret that comes with it. */
export const sentEventSchema = z.discriminatedUnion("kind", [
  /** Somebody went in. */
  z.strictObject({ ...line, kind: z.literal("entry"), carnet }),
  /** The entry with the id `entry` was a mistake. */
  z.strictObject({ ...line, kind: z.literal("undo"), entry: uuid }),
  /** Somebody who was not on the list went in, and is on the list from now on. */
  z.strictObject({ ...line, kind: z.literal("walk-in"), carnet, nombre, numeroTicket }),
  /** The name of a participant was wrong. */
  z.strictObject({ ...line, kind: z.literal("rename"), carnet, nombre }),
]);
export type SentEvent = z.infer<typeof sentEventSchema>;

/** The same with the name of its door. */
export type DoorEvent = SentEvent & { readonly door: string };

/** A line of the log; positions grow in the order in which lines were recorded. */
export type LoggedEvent = DoorEvent & { readonly position: number };
