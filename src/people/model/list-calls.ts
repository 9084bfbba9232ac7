import { z } from "zod/mini";
import { idSchema } from "#access/model/calls.ts";
import { historyLineSchema, journalEntrySchema } from "#access/model/journal.ts";
import { forFullOrganisers, forOrganisers } from "#platform/calls/organiser-call.ts";
import type { Problem } from "#platform/calls/problems.ts";
import { lenientPerson } from "./carnet/participant.ts";
import { changeAnswerSchema, listKinds, personChangeSchema } from "./list-change.ts";

export const listProblems = {
  /** Nothing was saved: read the list again and plan the change on it. */
  outdated: {
    type: "/problemas/lista-cambiada",
    status: 409,
    title: "Alguien más cambió la lista mientras tanto. No se guardó nada.",
  },
  /** Nothing else of it can be planned: some people are as the change leaves them. */
  partly: {
    type: "/problemas/lista-guardada-en-parte",
    status: 409,
    title:
      "Alguien más cambió la lista mientras se guardaba. Se guardó una parte: revise la lista y guarde lo que falta.",
  },
} as const satisfies Record<string, Problem>;

const changeSchema = z.strictObject({
  version: z.string().check(z.maxLength(64)),
  kind: z.enum(listKinds),
  undoes: z.nullable(idSchema.shape.id),
  changes: z.array(personChangeSchema).check(z.minLength(1), z.maxLength(50_000)),
});
export type ChangeRequest = z.infer<typeof changeSchema>;

/** The list with the changes made at the doors. */
const peopleAnswer = z.object({
  version: z.string(),
  people: z.readonly(z.array(lenientPerson)),
  /** The entries of those people, by days of the event; `person` is an id, `at` in ms since the epoch. */
  entered: z.array(z.object({ person: z.string(), at: z.number(), door: z.string() })),
});
export type PeopleAnswer = z.infer<typeof peopleAnswer>;

/** The counts of records that stay after a person was erased, without name and carnet. */
const erasedAnswer = z.object({
  /** Lines of the doors' log. */
  lines: z.number(),
  certificates: z.number(),
});
export type Erased = z.infer<typeof erasedAnswer>;

/** The organisers' calls about the list. */
export const listCalls = {
  people: forOrganisers.get("lista", peopleAnswer, { isLong: true }),
  /** Answers the new version of the list. */
  change: forOrganisers.post("lista/cambiar", changeSchema, z.object({ version: z.string() }), {
    isLong: true,
    // A list of 20,000 people before and after.
    largestBytes: 6 * 1024 * 1024,
  }),
  /** Takes a person's data out of everything but old backups. */
  erase: forFullOrganisers.post("lista/borrar-datos", idSchema, erasedAnswer, { isLong: true }),
} as const;

const journalAnswer = z.object({
  /** Newest first. */
  entries: z.array(journalEntrySchema),
  /** The names of the people whom a step changed, by its id; of steps with more than a few none. */
  names: z.record(z.string(), z.array(z.string())),
  more: z.boolean(),
});
const stepAnswer = z.object({ changes: z.readonly(z.array(changeAnswerSchema)) });
const historyAnswer = z.object({ lines: z.readonly(z.array(historyLineSchema)) });
export type HistoryAnswer = z.infer<typeof historyAnswer>;

/** The organisers' calls about the journal, which «Lista» shows. */
export const journalCalls = {
  /** `before` is the id of the last entry of the page before; `null` for the newest entries. */
  journal: forOrganisers.ask(
    "diario",
    z.strictObject({ before: z.nullable(idSchema.shape.id) }),
    journalAnswer,
  ),
  step: forOrganisers.ask("diario/paso", idSchema, stepAnswer),
  history: forOrganisers.ask("diario/persona", idSchema, historyAnswer),
  /** Answers with the steps by which organisers corrected or removed somebody by hand. */
  corrections: forOrganisers.get("diario/correcciones", historyAnswer),
} as const;
