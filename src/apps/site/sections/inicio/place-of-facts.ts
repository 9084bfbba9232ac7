import type { Edition } from "../../../../domain/edition/edition.ts";
import { promisedCertificate } from "../../parts/promised-certificate.ts";
import { titleLines, wideTitle } from "../../parts/title/title-lines.ts";

/** The letters of place or offer that fit on one line beside the title's last row. */
const CORNER_LETTERS = 58;

/** Price and certificate in one line; empty without both. */
export function offerOf(edicion: Edition["edicion"]): string {
  const facts = [edicion.costo, promisedCertificate(edicion)];
  return facts.filter((fact) => fact !== undefined).join(" · ");
}

/**
 * The corner beside the title's last row, if that and the facts leave one; it is low if the title is long.
 */
export function cornerOf(edicion: Edition["edicion"]): "low" | "high" | undefined {
  const { hasCorner, isLong } = wideTitle(titleLines(edicion.titulo));
  const texts = [edicion.lugar.nombre, offerOf(edicion)];
  const lines = texts.map(({ length }) => Math.ceil(length / CORNER_LETTERS));
  // More lines would reach the row above.
  const fits = lines.reduce((sum, count) => sum + count) <= (isLong ? 2 : 3);
  if (!hasCorner || !fits) return undefined;
  return isLong ? "low" : "high";
}
