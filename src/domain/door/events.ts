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
/** Somebody went in. */
const entry = { ...line, kind: z.literal("entry"), carnet };
/** The entry with the id `entry` was a mistake. */
const undo = { ...line, kind: z.literal("undo"), entry: uuid };
/** Somebody who was not on the list went in, and is on the list from now on. */
const walkIn = { ...line, kind: z.literal("walk-in"), carnet, nombre, numeroTicket };
/** The name of a participant was wrong. */
const rename = { ...line, kind: z.literal("rename"), carnet, nombre };

/** What a phone sends; its door is known by the secret that comes with it. */
export const sentEventSchema = z.discriminatedUnion("kind", [
  z.strictObject(entry),
  z.strictObject(undo),
  z.strictObject(walkIn),
  z.strictObject(rename),
]);
export type SentEvent = z.infer<typeof sentEventSchema>;

/** The same with the name of its door. */
export type DoorEvent = SentEvent & { readonly door: string };

const door = z.string().check(z.minLength(1), z.maxLength(LONGEST_DOOR_NAME));
/** Fields that somebody added to a stored line by hand do no harm, and are dropped. */
const storedEventSchema = z.discriminatedUnion("kind", [
  z.object({ ...entry, door }),
  z.object({ ...undo, door }),
  z.object({ ...walkIn, door }),
  z.object({ ...rename, door }),
]);

/** A line of the log as organisers see it and backups hold it. */
export type StoredLine = DoorEvent & {
  /** When the server recorded it, in ms since the epoch; unlike `at`, no phone can claim it. */
  readonly recordedAt: number;
  /** The name that a rename replaced; `null` for other lines. */
  readonly before: string | null;
  /** Organisers set it aside: it is in no answer to a phone, and counts nowhere. */
  readonly isSetAside: boolean;
};

/** The line that stored fields hold; `null` when they hold none, so that one line stops no door. */
export function readStoredEvent(fields: unknown): DoorEvent | null {
  return storedEventSchema.safeParse(fields).data ?? null;
}

/** `event`, right before it is written. Throws when it could not be read again. */
export function storable<Event extends DoorEvent>(event: Event): Event {
  if (readStoredEvent(event) === null) throw new Error(`A line of kind ${event.kind} is not valid`);
  return event;
}

/** A line of the log; positions grow in the order in which lines were recorded. */
export type LoggedEvent = DoorEvent & { readonly position: number };
