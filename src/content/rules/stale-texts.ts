import type { EditionContent } from "../../domain/edition/edition.ts";
import { type Notice, readableField, type Sample } from "../faults/fault.ts";

/**
 * Texts that name a year other than the event's, such as those of an earlier edition. Sample
 * material is left out: it is listed for replacement anyway.
 */
export function staleTexts(
  { edicion }: EditionContent,
  samples: readonly Sample[],
  folder: string,
): Notice[] {
  const year = edicion.fechas.inicio.slice(0, 4);
  const texts = {
    "edicion.descripcion": edicion.descripcion,
    "edicion.derechos": String(edicion.derechos),
    "edicion.entradas.mensaje": edicion.entradas.mensaje,
  };
  return Object.entries(texts).flatMap(([field, text]) => {
    const other = text.match(/\b20\d\d\b/g)?.find((named) => named !== year);
    const isSample = samples.some((sample) => `${field}.`.startsWith(`${sample.field}.`));
    if (other === undefined || isSample) return [];
    return [
      {
        file: `${folder}/edicion.yaml`,
        text: `«${readableField(field)}» dice ${other}, y el evento es en ${year}. Revise si quedó de otra edición.`,
      },
    ];
  });
}
