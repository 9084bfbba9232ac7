import { z } from "zod";
import { editionSchema } from "../domain/edition/edition.ts";
import { readBuiltEdition } from "./built-edition.ts";
import type { Folders } from "./folders.ts";
import { openContentFile } from "./yaml/content-file.ts";

const { fechas } = editionSchema.shape.edicion.shape;

/** When the event is, as organisers write it. */
export type EventDates = z.infer<typeof fechas>;

/**
 * The dates of the edition as the content has them or, where it is absent or they are faulty, as the
 * last build does; `null` when there is none either.
 */
export async function readEventDates({ content, dist }: Folders): Promise<EventDates | null> {
  const file = await openContentFile(content, "edicion", "edicion.yaml");
  const written = z.object({ fechas }).safeParse(file.data);
  if (written.success) return written.data.fechas;
  return (await readBuiltEdition(dist))?.fechas ?? null;
}
