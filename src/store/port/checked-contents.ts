import { z } from "zod";
import { participantSchema } from "../../domain/carnet/participant.ts";
import { LONGEST_DOOR_NAME } from "../../domain/door/events.ts";
import { isTidy, unseenCharacter } from "../../domain/text/tidy-text.ts";
import type { StoreContents } from "./backup.ts";

const instant = z.int().nonnegative();
/** Firestore may contain people without a name or a ticket. */
const shown = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !unseenCharacter.test(text));
const personSchema = z.object({
  carnet: participantSchema.shape.carnet,
  nombre: shown(200),
  numeroTicket: shown(40),
});
const doorSchema = z.object({
  name: z.string().min(1).max(LONGEST_DOOR_NAME).refine(isTidy),
  secretHash: z.string().regex(/^[0-9a-f]{64}$/),
  validUntil: instant,
  openedAt: instant,
  closedAt: instant.nullable(),
  isRehearsal: z.boolean(),
  lastContact: instant.nullable(),
});
const historySchema = z.object({ recordedAt: instant, before: shown(200).nullable() });

/**
 * The contents of a backup that may be written to a store. Its file may come from anybody: rows that
 * no list or door could have written, and repeated rows, are skipped and counted.
 */
export function checkedContents(contents: StoreContents): StoreContents {
  const people = contents.participants.filter((each) => personSchema.safeParse(each).success);
  const opened = contents.doors.filter((each) => doorSchema.safeParse(each).success);
  const lines = contents.log.filter((each) => historySchema.safeParse(each).success);
  const byCarnet = distinct(people, ({ carnet }) => carnet);
  const participants = distinct(byCarnet, ({ carnet, numeroTicket }) => numeroTicket || carnet);
  const byHash = distinct(opened, ({ secretHash }) => secretHash);
  const doors = distinct(byHash, ({ name }) => name);
  const log = distinct(lines, ({ id }) => id);
  const isCounted = instant.safeParse(contents.visits).success;
  const skipped =
    contents.participants.length -
    participants.length +
    (contents.doors.length - doors.length) +
    (contents.log.length - log.length) +
    (isCounted ? 0 : 1);
  const visits = isCounted ? contents.visits : 0;
  return { participants, doors, log, visits, unreadable: contents.unreadable + skipped };
}

function distinct<Row>(rows: readonly Row[], key: (row: Row) => string): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const isNew = !seen.has(key(row));
    seen.add(key(row));
    return isNew;
  });
}
