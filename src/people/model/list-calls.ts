import { z } from "zod/mini";
import type { Problem } from "#platform/calls/problems.ts";
import { perField, personIdText } from "./carnet/participant.ts";
import { listKinds, personChangeSchema } from "./list-change.ts";

/** The organisers' calls about the list. */
export const listPaths = {
  /** `GET` PeopleAnswer. */
  people: "/api/organizar/lista",
  /** `POST` changeSchema, ChangedAnswer. */
  change: "/api/organizar/lista/cambiar",
  /** `POST` personSchema, Erased: takes a person's data out of everything but old backups. */
  erase: "/api/organizar/lista/borrar-datos",
} as const;

export const listProblems = {
  /** Nothing was saved: read the list again and plan the change on it. */
  outdated: {
    type: "/problemas/lista-cambiada",
    status: 409,
    title: "Alguien más cambió la lista mientras tanto. No se guardó nada.",
  },
} as const satisfies Record<string, Problem>;

/** The largest body with a list: 20,000 people before and after. */
export const LARGEST_CHANGE_BYTES = 6 * 1024 * 1024;

export const personSchema = z.strictObject({ id: personIdText });
export const changeSchema = z.strictObject({
  version: z.string().check(z.maxLength(64)),
  kind: z.enum(listKinds),
  undoes: z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  changes: z.array(personChangeSchema).check(z.minLength(1), z.maxLength(50_000)),
});

export type ChangeRequest = z.infer<typeof changeSchema>;

/** The list as columns, which compress better than rows, with the changes made at the doors. */
export const peopleAnswerSchema = z.object({
  ...perField(() => z.array(z.string())),
  version: z.string(),
  /** As `idsAmong` writes them. */
  ids: z.array(z.tuple([z.number()], z.string())),
  /** The entries, by days of the event: `[index in the columns, instant, door]`. */
  entered: z.array(z.tuple([z.number(), z.number(), z.string()])),
});
export type PeopleAnswer = z.infer<typeof peopleAnswerSchema>;

export const changedAnswerSchema = z.object({
  /** The new version of the list. */
  version: z.string(),
});
export type ChangedAnswer = z.infer<typeof changedAnswerSchema>;

/** The counts of records that stay after a person was erased, without name and carnet. */
export const erasedSchema = z.object({
  /** Lines of the doors' log. */
  lines: z.number(),
  certificates: z.number(),
});
export type Erased = z.infer<typeof erasedSchema>;
