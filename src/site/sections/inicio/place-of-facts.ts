import type { Edition } from "#edition/model/edition.ts";
import { titleLines, wideTitle } from "#site/parts/emblem/title-lines.ts";
import { promisedCertificate } from "#site/parts/promised-certificate.ts";

/** The letters of place or offer that fit on one line beside the title's last row, and its lines. */
const CORNER_LETTERS = 58;
const CORNER_LINES = 3;

/** Price and certificate in one line; empty without both. */
function offerOf(edicion: Edition["edicion"]): string {
  const facts = [edicion.costo, promisedCertificate(edicion)];
  return facts.filter((fact) => fact !== undefined).join(" · ");
}

/** Whether the facts have room in the free corner beside the title's last row. */
export function fitsCorner(edicion: Edition["edicion"]): boolean {
  const { hasCorner, isLong } = wideTitle(titleLines(edicion.titulo));
  const lines = [edicion.lugar.nombre, offerOf(edicion)].map(({ length }) =>
    Math.ceil(length / CORNER_LETTERS),
  );
  // More lines would reach the row above.
  return (
    !edicion.estado &&
    hasCorner &&
    !isLong &&
    lines.reduce((sum, count) => sum + count) <= CORNER_LINES
  );
}

/** Letters of small type in one line of a small phone, without and beside crests; of the motto there. */
const PHONE_LETTERS = 48;
const LETTERS_BESIDE_CRESTS = 34;
const MOTTO_LETTERS = 20;
/** Up to this many lines of these texts, a title of any length fits a small phone's first screen. */
const USUAL_LINES = 8;

/** By how many lines the texts around the title exceed what a small phone's first screen has room for. */
export function extraLines(edicion: Edition["edicion"]): number {
  const { facultad, centro, lema, lugar, escudos, estado } = edicion;
  const names = escudos ? LETTERS_BESIDE_CRESTS : PHONE_LETTERS;
  const texts: [text: string, letters: number][] = [
    [facultad, names],
    [centro, names],
    [lugar.nombre, PHONE_LETTERS],
    [offerOf(edicion), PHONE_LETTERS],
    [lema, MOTTO_LETTERS],
    ...(estado ? [[`Pospuesto ${estado.texto ?? ""}\n`, MOTTO_LETTERS] as [string, number]] : []),
  ];
  const lines = texts.map(([{ length }, letters]) => Math.ceil(length / letters));
  return Math.max(0, lines.reduce((sum, count) => sum + count) - USUAL_LINES);
}
