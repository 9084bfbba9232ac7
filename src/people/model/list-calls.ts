import { z } from "zod/mini";
import type { Problem } from "#platform/calls/problems.ts";
import { type PersonField, personIdText } from "./carnet/participant.ts";
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
export interface PeopleAnswer extends Readonly<Record<PersonField, readonly string[]>> {
  readonly version: string;
  /** As `idsAmong` writes them. */
  readonly ids: readonly (readonly [number, ...string[]])[];
  /** The entries, by days of the event: `[index in the columns, instant, door]`. */
  readonly entered: readonly (readonly [number, number, string])[];
}

export interface ChangedAnswer {
  /** The new version of the list. */
  readonly version: string;
}

/** The counts of records that stay after a person was erased, without name and carnet. */
export interface Erased {
  /** Lines of the doors' log. */
  readonly lines: number;
  readonly certificates: number;
}
