import { z } from "zod/mini";
import { changeAnswerSchema } from "#people/model/list-change.ts";
import { roles } from "./calls.ts";
import { historyLineSchema, journalEntrySchema } from "./journal.ts";

/* The shape alone: one odd name in a database must not close a whole page. */

const role = z.enum(roles);

export const sessionAnswerSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("in"),
    id: z.string(),
    /** Empty until the organiser has given it. */
    name: z.string(),
    role,
    /** By the server's clock, in ms since the epoch. */
    now: z.number(),
  }),
  z.object({ kind: z.literal("out"), hasKey: z.boolean() }),
]);
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>;

export const linkAnswerSchema = z.object({
  /** Empty for a link that was made on this computer. */
  name: z.string(),
});
export type LinkAnswer = z.infer<typeof linkAnswerSchema>;

const shownAccessSchema = z.object({
  id: z.string(),
  kind: z.enum(["session", "invitation"]),
  /** The organiser's name; empty until a session that began with the key has one. */
  name: z.string(),
  role,
  /** A description of the browser, such as `Firefox en Linux`; empty for an invitation. */
  browser: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number(),
  expiresAt: z.number(),
  isOwn: z.boolean(),
});
export type ShownAccess = Readonly<z.infer<typeof shownAccessSchema>>;

/** Valid sessions and invitations, newest first. */
export const accessAnswerSchema = z.object({ access: z.array(shownAccessSchema) });
export type AccessAnswer = z.infer<typeof accessAnswerSchema>;

export const invitedAnswerSchema = z.object({
  /** The personal link's secret, shown once: `/organizar#SECRET`. */
  secret: z.string(),
  expiresAt: z.number(),
});
export type InvitedAnswer = z.infer<typeof invitedAnswerSchema>;

export const journalAnswerSchema = z.object({
  /** Newest first. */
  entries: z.array(journalEntrySchema),
  /** The names of the people whom a step changed, by its id; of steps with more than a few none. */
  names: z.record(z.string(), z.array(z.string())),
  more: z.boolean(),
});
export type JournalAnswer = z.infer<typeof journalAnswerSchema>;

export const stepAnswerSchema = z.object({
  entry: journalEntrySchema,
  changes: z.readonly(z.array(changeAnswerSchema)),
});
export type StepAnswer = z.infer<typeof stepAnswerSchema>;

export const historyAnswerSchema = z.object({ lines: z.readonly(z.array(historyLineSchema)) });
export type HistoryAnswer = z.infer<typeof historyAnswerSchema>;
