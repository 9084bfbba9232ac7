import { z } from "zod/mini";
import { isRecord } from "#platform/calls/is-record.ts";
import { wholeNumber } from "#platform/store/backup-part.ts";
import { parsedJson } from "#platform/store/parsed-json.ts";
import { type ChangedTicket, withOwnTickets } from "../model/own-tickets.ts";
import { contentsSchema, type StoreContents } from "./store-contents.ts";

const fileSchema = z.object({ kind: z.literal("respaldo-de-convencion"), madeAt: wholeNumber });

export interface Backup {
  /** In ms since the epoch. */
  readonly madeAt: number;
  readonly contents: StoreContents;
  /** Rows that cannot be read or are repeated, and are left out. */
  readonly unreadable: number;
  readonly changedTickets: readonly ChangedTicket[];
}

/** A backup of either store; its file is JSON. */
export function backupOf(contents: StoreContents): object {
  return { kind: "respaldo-de-convencion", madeAt: Date.now(), ...contents };
}

/** Reads a parsed, untrusted backup without its unreadable and repeated rows; `null` if it is not a backup. */
export function readBackup(content: unknown): Backup | null {
  const file = fileSchema.safeParse(content).data;
  const contents = contentsSchema.safeParse(content).data;
  if (file === undefined || contents === undefined) return null;
  const { participants, changedTickets } = withOwnTickets(contents.participants);
  return {
    madeAt: file.madeAt,
    contents: { ...contents, participants },
    unreadable: leftOut(content, contents),
    changedTickets,
  };
}

/** Reads the text of a backup; `null` if it is not a backup. */
export const readBackupText = (text: string): Backup | null =>
  readBackup(parsedJson(z.unknown(), text));

/** How many rows and values of a file are missing in what was read of it. */
function leftOut(file: unknown, read: unknown): number {
  if (Array.isArray(file) && Array.isArray(read)) return file.length - read.length;
  if (isRecord(file) && isRecord(read)) {
    return Object.keys(read).reduce((sum, field) => sum + leftOut(file[field], read[field]), 0);
  }
  return read === null && file !== null ? 1 : 0;
}
