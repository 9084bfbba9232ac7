import { z } from "zod/mini";

/** The value of a stored JSON text; `null` if it has another form, as when somebody edited it by hand. */
export function parsedJson<Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string,
): z.infer<Schema> | null {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
