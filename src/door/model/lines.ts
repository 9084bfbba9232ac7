import { z } from "zod/mini";
import { carnetText, participantSchema, personIdText } from "#people/model/carnet/participant.ts";
import { isTidy } from "#platform/text/tidy-text.ts";

/*
 * Each event at a door is a line of an append-only log: an entry, its undoing, an addition to the list, or the
 * correction of a name. The phone creates each line's id, so sending a line twice changes nothing, and
 * its time by the server's clock, so the order in which phones reconnect does not matter.
 *
 * One line has four types, each with one thing more: the phone sends a `SentLine`, the server adds the door
 * (`DoorLine`), the log gives it a position (`PositionedLine`), and organisers and backups see how it was
 * recorded (`StoredLine`).
 */

/** The maximum length of a door's name, which phones and the attendance list show. */
export const LONGEST_DOOR_NAME = 40;

const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));
/** Milliseconds since the epoch, by the server's clock. */
const instant = z.int().check(z.nonnegative());
const carnet = carnetText;
const nombre = participantSchema.shape.nombre.check(z.refine(isTidy));
const numeroTicket = participantSchema.shape.numeroTicket.check(z.refine(isTidy));

const line = { id: uuid, at: instant };
/** Whom a line names: the carnet as it was then, and the id if it is another one (see `idOf`). */
const whom = { carnet, personId: z.optional(personIdText) };
const entry = { ...line, kind: z.literal("entry"), ...whom };
/** The entry with the id `entry` was a mistake. */
const undo = { ...line, kind: z.literal("undo"), entry: uuid };
/** A person who was not on the list entered, and is on the list from then on. */
const walkIn = { ...line, kind: z.literal("walk-in"), ...whom, nombre, numeroTicket };
const rename = { ...line, kind: z.literal("rename"), ...whom, nombre };
/** The name that the phone showed: another one on the list is a correction that it does not know, and stays. */
const seen = z.optional(z.string().check(z.maxLength(200)));

/** A line as a phone sends it, without its door: the secret of the request identifies that. */
export const sentLineSchema = z.discriminatedUnion("kind", [
  z.strictObject(entry),
  z.strictObject(undo),
  z.strictObject(walkIn),
  z.strictObject({ ...rename, seen }),
]);
export type SentLine = z.infer<typeof sentLineSchema>;

export type DoorLine = SentLine & { readonly door: string };

const door = z.string().check(z.minLength(1), z.maxLength(LONGEST_DOOR_NAME));
/** Unknown fields, which somebody may have added by hand, are dropped. */
export const storedLineSchema = z.discriminatedUnion("kind", [
  z.object({ ...entry, door }),
  z.object({ ...undo, door }),
  z.object({ ...walkIn, door }),
  z.object({ ...rename, door }),
]);

/** A line with how it was recorded, as organisers see it and backups hold it. */
export type StoredLine = DoorLine & {
  /** When the server recorded it, in ms since the epoch. Unlike `at`, a phone cannot choose it. */
  readonly recordedAt: number;
  /** The name that a rename replaced; `null` for other lines. */
  readonly before: string | null;
  /** Whether organisers set the line aside: phones do not receive it, and it counts nowhere. */
  readonly isSetAside: boolean;
};

/** A line at its place in the log. Positions increase in the order in which lines were recorded. */
export type PositionedLine = DoorLine & { readonly position: number };

/** Parses a stored line; `null` if it is not valid, so that a broken one blocks no door. */
export function readLine(fields: unknown): DoorLine | null {
  return storedLineSchema.safeParse(fields).data ?? null;
}

/** Returns `line` before it is written. Throws if it could not be read back. */
export function storable<Line extends DoorLine>(line: Line): Line {
  if (readLine(line) === null) throw new Error(`A line of kind ${line.kind} is not valid`);
  return line;
}
