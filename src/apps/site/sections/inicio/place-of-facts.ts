import type { Edition } from "../../../../domain/edition/edition.ts";
import { promisedCertificate } from "../../parts/promised-certificate.ts";
import { titleLines, wideTitle } from "../../parts/title/title-lines.ts";

/** The letters of place or offer that fit on one line beside the title's last row, and beside that of a long title. */
const CORNER_LETTERS = 58;
const LOW_CORNER_LETTERS = 64;
const CORNER_LINES = 3;

/** Price and certificate in one line; empty without both. */
export function offerOf(edicion: Edition["edicion"]): string {
  const facts = [edicion.costo, promisedCertificate(edicion)];
  return facts.filter((fact) => fact !== undefined).join(" · ");
}

/**
 * The free corner beside the title's last row, where the facts stand: `low` beside a long title, else
 * `high`. `numeral` is a corner of two rows, which the emblem fills; the facts then stand beside the
 * motto. Without room for the facts there is none.
 */
export function cornerOf(edicion: Edition["edicion"]): "low" | "high" | "numeral" | undefined {
  const { hasCorner, hasHighCorner, isLong } = wideTitle(titleLines(edicion.titulo));
  if (hasHighCorner) return "numeral";
  const texts = [edicion.lugar.nombre, offerOf(edicion)];
  const lines = texts.map(({ length }) =>
    Math.ceil(length / (isLong ? LOW_CORNER_LETTERS : CORNER_LETTERS)),
  );
  // More lines would reach the row above.
  const fits = lines.reduce((sum, count) => sum + count) <= CORNER_LINES;
  if (!hasCorner || !fits) return undefined;
  return isLong ? "low" : "high";
}

/** Letters of small type in one line of a small phone, without and beside crests; of the motto there. */
const PHONE_LETTERS = 48;
const LETTERS_BESIDE_CRESTS = 34;
const MOTTO_LETTERS = 20;
/** Up to this many lines of these texts, a title of any length fits a small phone's first screen. */
const USUAL_LINES = 8;

/** By how many lines the texts around the title exceed what a small phone's first screen has room for. */
export function extraLines(edicion: Edition["edicion"]): number {
  const { facultad, centro, lema, lugar, escudos } = edicion;
  const names = escudos ? LETTERS_BESIDE_CRESTS : PHONE_LETTERS;
  const texts: [text: string, letters: number][] = [
    [facultad, names],
    [centro, names],
    [lugar.nombre, PHONE_LETTERS],
    [offerOf(edicion), PHONE_LETTERS],
    [lema, MOTTO_LETTERS],
  ];
  const lines = texts.map(([{ length }, letters]) => Math.ceil(length / letters));
  return Math.max(0, lines.reduce((sum, count) => sum + count) - USUAL_LINES);
}

/** From so many lines on, the motto stands beside the numeral on every phone. */
const MANY_LINES = 3;

export function hasManyLines(edicion: Edition["edicion"]): boolean {
  return extraLines(edicion) >= MANY_LINES;
}
