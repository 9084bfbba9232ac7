import { z } from "zod";
import { editionSchema } from "../domain/edition/edition.ts";
import { readBuiltEdition } from "./built-edition.ts";
import type { Folders } from "./folders.ts";
import { readEdicion } from "./read-file-text.ts";

const { fechas } = editionSchema.shape.edicion.shape;

/** The dates of the event, as organisers write them. */
export type EventDates = z.infer<typeof fechas>;

/**
 * The event's dates in the content or, if they are missing or faulty, in the last build; `null` if
 * neither has them.
 */
export async function readEventDates({ content, dist }: Folders): Promise<EventDates | null> {
  const file = await readEdicion(content);
  const written = z.object({ fechas }).safeParse(file.data);
  if (written.success) return written.data.fechas;
  return (await readBuiltEdition(dist))?.fechas ?? null;
}
