import { z } from "zod/mini";
import { type Participant, participantSchema } from "../carnet/participant.ts";
import { readStoredEvent, type StoredLine } from "../door/events.ts";

const instant = z.int().check(z.nonnegative());
const personSchema = z.object({
  carnet: participantSchema.shape.carnet,
  nombre: z.string(),
  numeroTicket: z.string(),
});
const doorSchema = z.object({
  name: z.string(),
  secretHash: z.string(),
  validUntil: instant,
  openedAt: instant,
  closedAt: z.nullable(instant),
  isRehearsal: z.boolean(),
  lastContact: z.nullable(instant),
});
const lineSchema = z.object({
  recordedAt: instant,
  before: z.nullable(z.string()),
  isSetAside: z.boolean(),
});
/** Rows are read one by one, so that a broken one does not spoil the others. */
const fileSchema = z.object({
  kind: z.literal("respaldo-de-convencion"),
  madeAt: instant,
  participants: z.array(z.unknown()),
  visits: instant,
  doors: z.array(z.unknown()),
  log: z.array(z.unknown()),
});

/** All that a store holds but journal and sessions, as JSON. */
export interface BackupFile {
  readonly kind: "respaldo-de-convencion";
  /** In ms since the epoch. */
  readonly madeAt: number;
  readonly participants: readonly Participant[];
  readonly visits: number;
  readonly doors: readonly z.infer<typeof doorSchema>[];
  readonly log: readonly StoredLine[];
}

/** A backup that was read, with the number of rows that cannot be read and are left out. */
export type ReadBackup = BackupFile & { readonly unreadable: number };

/** Reads a parsed backup, which may come from anybody; `null` if it is none. */
export function readBackupFile(content: unknown): ReadBackup | null {
  const file = fileSchema.safeParse(content);
  if (!file.success) return null;
  const { participants, doors, log, ...rest } = file.data;
  const rows = {
    participants: readable(participants, (row) => personSchema.safeParse(row).data),
    doors: readable(doors, (row) => doorSchema.safeParse(row).data),
    log: readable(log, readLine),
  };
  const left = rows.participants.length + rows.doors.length + rows.log.length;
  const all = participants.length + doors.length + log.length;
  return { ...rest, ...rows, unreadable: all - left };
}

function readLine(row: unknown): StoredLine | undefined {
  const event = readStoredEvent(row);
  const line = lineSchema.safeParse(row).data;
  return event === null || line === undefined ? undefined : { ...event, ...line };
}

function readable<Row>(rows: readonly unknown[], read: (row: unknown) => Row | undefined): Row[] {
  return rows.flatMap((row) => read(row) ?? []);
}
