import { z } from "zod/mini";
import { perField } from "#people/model/carnet/participant.ts";

const PLACE = "organizar-columnas";

const column = z.nullable(z.int());
/** The choices for a form: positions, a prefix and words such as «Sí», and no personal data. */
const chosenSchema = z.object({
  mapping: z.object({
    ...perField(() => z._default(column, null)),
    headerAt: column,
    nombre: z.readonly(z.array(z.int())),
  }),
  filter: z.nullable(z.object({ column: z.int(), values: z.readonly(z.array(z.string())) })),
  prefix: z.optional(z.string()),
});
type Chosen = z.infer<typeof chosenSchema>;
/** By the names of the form's columns. */
const allSchema = z.record(z.string(), chosenSchema);

/** The last choices for a form with these columns. */
export const rememberedChoices = (names: readonly string[]): Chosen | undefined =>
  all()[names.join("\n")];

export function rememberChoices(names: readonly string[], chosen: Chosen): void {
  // Without a header, the names would be of the first person.
  if (chosen.mapping.headerAt === null) return;
  const { mapping, filter, prefix } = chosen;
  try {
    const next = { ...all(), [names.join("\n")]: { mapping, filter, prefix } };
    localStorage.setItem(PLACE, JSON.stringify(next));
  } catch {
    // Without storage, the columns are recognised anew each time.
  }
}

function all(): z.infer<typeof allSchema> {
  try {
    return allSchema.parse(JSON.parse(localStorage.getItem(PLACE) ?? "{}"));
  } catch {
    return {};
  }
}
