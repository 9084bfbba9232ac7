import { z } from "zod/mini";
import { perField } from "#people/model/carnet/participant.ts";
import { inStorage } from "#platform/browser/in-storage.ts";

const PLACE = "organizar-columnas";
const MOST_FORMS = 20;

const column = z.nullable(z.int());
/** The choices for a form: positions, a prefix and words such as «Sí», and no personal data. */
const chosenSchema = z.object({
  mapping: z.object({
    ...perField(() => z._default(column, null)),
    nombre: z.readonly(z.array(z.int())),
  }),
  filter: z.nullable(z.object({ column: z.int(), values: z.readonly(z.array(z.string())) })),
  prefix: z.optional(z.nullable(z.string())),
});
type Chosen = z.infer<typeof chosenSchema>;
const allSchema = z.array(z.tuple([z.string(), chosenSchema]));

/** The last choices for a form with these columns, or `null`. */
export function rememberedChoices(names: readonly string[]): Chosen | null {
  const form = fingerprint(names);
  return all().find(([key]) => key === form)?.[1] ?? null;
}

export function rememberChoices(names: readonly string[], { mapping, filter, prefix }: Chosen) {
  const form = fingerprint(names);
  const columns = { ...perField((field) => mapping[field]), nombre: mapping.nombre };
  const chosen = { mapping: columns, filter, prefix };
  const others = all().filter(([key]) => key !== form);
  const kept = JSON.stringify([[form, chosen], ...others].slice(0, MOST_FORMS));
  inStorage(() => localStorage.setItem(PLACE, kept));
}

/** Without storage there are none, and the columns are recognised anew each time. */
const all = (): z.infer<typeof allSchema> =>
  inStorage(() => allSchema.parse(JSON.parse(localStorage.getItem(PLACE) ?? "[]"))) ?? [];

/** Hashes the header: the header of a list without one is its first person, who must not be stored. */
function fingerprint(names: readonly string[]): string {
  let hash = 5381;
  for (const character of JSON.stringify(names)) {
    hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return `${names.length}-${hash.toString(36)}`;
}
