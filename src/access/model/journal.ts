import { z } from "zod/mini";
import { changeAnswerSchema } from "#people/model/list-change.ts";

type Words = (people: string, detail: string) => string;

/** The kinds of steps, and the words for each, from the number or names of its people and the step's detail. */
const words = {
  import: (people) => `importó una lista: ${people}`,
  add: (people) => `agregó a ${people}`,
  correct: (people) => `corrigió a ${people}`,
  join: (people) => `unió dos registros: ${people}`,
  remove: (people) => `quitó a ${people}`,
  undo: (people) => `deshizo un paso de ${people}`,
  restore: () => "restauró un respaldo",
  "open-door": (_, door) => `abrió la puerta «${door}»`,
  "renew-door": (_, door) => `cambió el enlace de la puerta «${door}»`,
  "close-door": (_, door) => `cerró la puerta «${door}»`,
  "door-add": (people) => `agregó en la puerta a ${people}`,
  "door-rename": (people) => `corrigió en la puerta el nombre de ${people}`,
  "set-aside": (_, door) => `descartó lo que anotó la puerta «${door}»`,
  "start-over": () => "descartó las entradas de práctica",
  invite: (_, name) => `invitó a ${name}`,
  "end-access": () => "terminó un acceso",
  "change-certificates": (_, who) =>
    who === "" ? "cambió el diseño de las constancias" : `decidió que recibe constancia ${who}`,
  "release-certificates": () => "publicó las constancias",
  "hide-certificates": () => "dejó de publicar las constancias",
  "issue-certificates": () => "emitió constancias",
  "renew-certificates": () => "emitió otra vez las constancias que decían otra cosa",
  "grant-certificate": (_, why) => `dio una constancia a quien no pasó por la puerta: ${why}`,
  "revoke-grant": () => "quitó una constancia que se había dado",
  "withdraw-certificate": (_, why) => `retiró una constancia: ${why}`,
  "give-back-certificate": () => "devolvió una constancia",
  "publish-texts": (_, what) => `publicó los textos: ${what}`,
  "reject-sign-up": (_, which) => `rechazó ${which}`,
  "reopen-sign-up": (_, which) => `volvió a revisión ${which}`,
  "remove-sign-ups": () => "borró las inscripciones de una edición anterior",
  "begin-announcement": (_, which) => `empezó el aviso ${which}`,
  "remove-announcement": (_, name) => `quitó el aviso «${name}»`,
  erase: () => "borró los datos de una persona",
} satisfies Record<string, Words>;
export type JournalKind = keyof typeof words;
export const stepWords: Readonly<Record<JournalKind, Words>> = words;
export const journalKinds = Object.keys(words) as [JournalKind, ...JournalKind[]];

export const journalEntrySchema = z.object({
  id: z.string(),
  /** When the server recorded it, in ms since the epoch. */
  at: z.number(),
  /** Who did it: the organiser's name, or `Terminal`. */
  by: z.string(),
  kind: z.enum(journalKinds),
  /** The door, the person invited, the announcement, or what changed in the texts; empty otherwise. */
  detail: z.string(),
  /** The step that this one undid, or `null`. */
  undoes: z.nullable(z.string()),
  /** The number of people whom it changed. */
  people: z.number(),
});
export type JournalEntry = Readonly<z.infer<typeof journalEntrySchema>>;

/** A step that a store numbers and dates when it records it. */
export type NewEntry = Pick<JournalEntry, "id" | "by" | "kind" | "detail" | "undoes">;

/** The ids of the undone steps of `entries`, newest first: undoing an undo makes the step count again. */
export function undoneSteps(entries: readonly JournalEntry[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { id, undoes } of entries) if (undoes !== null && !undone.has(id)) undone.add(undoes);
  return undone;
}

export const historyLineSchema = z.object({
  entry: journalEntrySchema,
  change: changeAnswerSchema,
});
export type HistoryLine = z.infer<typeof historyLineSchema>;

export const LONGEST_NAME = 60;
