import { z } from "zod/mini";
import { certificateSettingsSchema, wordingSchema } from "#certificates/model/certificate.ts";
import { isCode } from "#certificates/model/certificate-code.ts";
import { LONGEST_DOOR_NAME, readLine, type StoredLine } from "#door/model/lines.ts";
import {
  carnetText,
  idOf,
  perField,
  personIdText,
  personOf,
} from "#people/model/carnet/participant.ts";
import { isRecord } from "#platform/calls/is-record.ts";
import { invisibleCharacter, isTidy } from "#platform/text/tidy-text.ts";
import type { SignUp } from "#registration/model/sign-up.ts";
import { type ChangedTicket, withOwnTickets } from "../model/own-tickets.ts";
import type { StoreContents } from "./store-contents.ts";

const instant = z.int().check(z.nonnegative());
/** Firestore may contain people without a name or a ticket. */
const shown = (longest: number) =>
  z.string().check(
    z.maxLength(longest),
    z.refine((text) => !invisibleCharacter.test(text)),
  );
const carnet = carnetText;
const code = z.string().check(z.refine(isCode));
/** Columns that are not required are missing in older backups. */
const personSchema = z.object({
  ...perField((_, { longest, isRequired }) =>
    isRequired ? shown(longest) : z._default(shown(longest), ""),
  ),
  carnet,
  personId: z.optional(personIdText),
  joined: z.optional(z.array(personIdText)),
});
const signUpSchema = z.object({
  ...perField((_, { longest }) => z._default(shown(longest), "")),
  carnet,
  number: z.int().check(z.positive()),
  at: instant,
  rejection: z.nullable(z.object({ at: instant, by: shown(200), reason: shown(200) })),
});
const doorSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_DOOR_NAME), z.refine(isTidy)),
  secretHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  validUntil: instant,
  openedAt: instant,
  closedAt: z.nullable(instant),
  isRehearsal: z.boolean(),
  lastContact: z.nullable(instant),
});
const lineSchema = z.object({
  recordedAt: instant,
  before: z.nullable(shown(200)),
  isSetAside: z.boolean(),
});
const grantSchema = z.object({
  person: personIdText,
  reason: shown(200),
  by: shown(200),
  at: instant,
});
/** Grants of older backups name a carnet, which is that person's id. */
const named = (grant: unknown) =>
  isRecord(grant) && "carnet" in grant ? { person: grant.carnet, ...grant } : grant;
const certificateSchema = z.object({
  code,
  carnet,
  personId: z.optional(personIdText),
  nombre: shown(200),
  wording: z._default(z.nullable(wordingSchema), null),
  issuedAt: instant,
  replacedBy: z.nullable(code),
  withdrawn: z.nullable(z.object({ at: instant, reason: shown(200) })),
});

const rows = z._default(z.array(z.unknown()), []);
/** Rows are read one by one, so that a broken one does not spoil the others. */
const fileSchema = z.object({
  kind: z.literal("respaldo-de-convencion"),
  madeAt: instant,
  participants: z.array(z.unknown()),
  signUps: rows,
  visits: instant,
  doors: z.array(z.unknown()),
  log: z.array(z.unknown()),
  /** The first backups had none. */
  certificates: z._default(
    z.object({ settings: z.nullable(z.unknown()), marks: rows, issued: rows }),
    { settings: null, marks: [], issued: [] },
  ),
});

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

/**
 * Reads a parsed, untrusted backup without its unreadable and repeated rows; `null` if it is not a
 * backup.
 */
export function readBackup(content: unknown): Backup | null {
  const file = fileSchema.safeParse(content).data;
  if (file === undefined) return null;
  const { doors, log, certificates } = file;
  const asked = readable(file.signUps, signUpSchema, (each) => each.carnet);
  const people = distinct(
    readable(file.participants, personSchema, ({ carnet }) => carnet),
    idOf,
  );
  const { participants, changedTickets } = withOwnTickets(people);
  const opened = readable(doors, doorSchema, ({ secretHash }) => secretHash);
  const lines = log.flatMap((row) => storedLineOf(row) ?? []);
  const rows = {
    participants,
    signUps: distinct(asked.map(signUpOf), ({ number }) => String(number)),
    doors: distinct(opened, ({ name }) => name),
    log: distinct(lines, ({ id }) => id),
  };
  const settings = certificateSettingsSchema.safeParse(certificates.settings).data ?? null;
  const marks = readable(certificates.marks.map(named), grantSchema, (grant) => grant.person);
  const issued = readable(certificates.issued, certificateSchema, (each) => each.code);
  const before = [
    file.participants,
    file.signUps,
    doors,
    log,
    certificates.marks,
    certificates.issued,
  ].flat();
  const after = [rows.participants, rows.signUps, rows.doors, rows.log, marks, issued].flat();
  const isOdd = settings === null && certificates.settings !== null;
  const unreadable = before.length - after.length + (isOdd ? 1 : 0);
  const contents = { ...rows, certificates: { settings, marks, issued }, visits: file.visits };
  return { madeAt: file.madeAt, contents, unreadable, changedTickets };
}

/** Reads the text of a backup; `null` if it is not a backup. */
export function readBackupText(text: string): Backup | null {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  return readBackup(content);
}

function signUpOf({ number, at, rejection, ...held }: z.infer<typeof signUpSchema>): SignUp {
  const { numeroTicket: _, ...person } = personOf(held);
  return { ...person, number, at, rejection };
}

function storedLineOf(row: unknown): StoredLine | undefined {
  const line = readLine(row);
  const recorded = lineSchema.safeParse(row).data;
  return line === null || recorded === undefined ? undefined : { ...line, ...recorded };
}

function readable<Schema extends z.ZodMiniType>(
  rows: readonly unknown[],
  schema: Schema,
  key: (row: z.infer<Schema>) => string,
): z.infer<Schema>[] {
  const read = rows.flatMap((row): z.infer<Schema>[] => {
    const { success, data } = schema.safeParse(row);
    return success ? [data] : [];
  });
  return distinct(read, key);
}

function distinct<Row>(rows: readonly Row[], key: (row: Row) => string): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => seen.size !== seen.add(key(row)).size);
}
