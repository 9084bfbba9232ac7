import { z } from "zod/mini";
import { type BackupPart, rowsOf, shownText, wholeNumber } from "#platform/store/backup-part.ts";
import { isTidy } from "#platform/text/tidy-text.ts";
import { LONGEST_DOOR_NAME, readLine, type StoredLine } from "../model/lines.ts";
import type { Door, DoorStore } from "./door-store.ts";

export interface DoorContents {
  readonly doors: readonly Door[];
  /** The doors' log, in the order in which its lines were recorded. */
  readonly log: readonly StoredLine[];
}

const doorSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_DOOR_NAME), z.refine(isTidy)),
  secretHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  validUntil: wholeNumber,
  openedAt: wholeNumber,
  closedAt: z.nullable(wholeNumber),
  isRehearsal: z.boolean(),
  lastContact: z.nullable(wholeNumber),
});
const recordedSchema = z.object({
  recordedAt: wholeNumber,
  before: z.nullable(shownText(200)),
  isSetAside: z.boolean(),
});

export const doorBackup: BackupPart<{ readonly door: DoorStore }, DoorContents> = {
  read: async ({ door }) => ({ log: await door.lines(), doors: await door.list() }),
  fields: {
    doors: rowsOf(
      (row) => doorSchema.safeParse(row).data,
      ({ secretHash }) => secretHash,
      ({ name }) => name,
    ),
    log: rowsOf(storedLineOf, ({ id }) => id),
  },
};

function storedLineOf(row: unknown): StoredLine | null {
  const line = readLine(row);
  const recorded = recordedSchema.safeParse(row).data;
  return line === null || recorded === undefined ? null : { ...line, ...recorded };
}
