import type { EditionContent } from "../../domain/edition/edition.ts";
import { romanNumeral } from "../../domain/emblem/roman-numeral.ts";
import { fieldOf, type Path, type PathNotice, readableField } from "../faults/fault.ts";
import { namedNumbers } from "./edition-numbers.ts";

/** Files in which numbers of earlier editions are expected. */
const aboutThePast = ["ediciones", "testimonios"];
/** Domains reserved for examples (RFC 2606), which the sample material uses. */
const sampleAddress = /(?<![\p{L}\d-])example\.(?:org|com|net)(?![\p{L}\d-])/iu;

/** Notices about texts of an earlier edition, or of the sample material. */
export function staleTexts(content: EditionContent): PathNotice[] {
  return [...otherYears(content), ...otherNumbers(content), ...sampleAddresses(content)];
}

function otherYears({ edicion }: EditionContent): PathNotice[] {
  const year = edicion.fechas.inicio.slice(0, 4);
  const texts = {
    descripcion: edicion.descripcion,
    derechos: String(edicion.derechos),
    "entradas.mensaje": edicion.entradas.mensaje,
    "entradas.ayuda": edicion.entradas.ayuda,
    costo: edicion.costo,
    constancia: edicion.constancia,
    constanciaComo: edicion.constanciaComo,
  };
  return Object.entries(texts).flatMap(([field, text]) => {
    const other = text?.match(/\b20\d\d\b/g)?.find((named) => named !== year);
    if (other === undefined) return [];
    return notice(
      ["edicion", ...field.split(".")],
      `dice ${other}, y el evento es en ${year}. Revise si quedó de otra edición.`,
    );
  });
}

function otherNumbers(content: EditionContent): PathNotice[] {
  const { numero, titulo } = content.edicion;
  const eventWords = ["convención", titulo.split(" ", 1)[0] ?? ""];
  return textsIn(content).flatMap(({ path, text }) => {
    if (aboutThePast.includes(String(path[0]))) return [];
    const other = namedNumbers(text, eventWords).find(({ value }) => value !== numero);
    if (other === undefined) return [];
    return notice(
      path,
      `dice «${other.written}», y esta edición es la ${numero} (${romanNumeral(numero)}). Corríjalo si quedó de otra edición.`,
    );
  });
}

function sampleAddresses(content: EditionContent): PathNotice[] {
  return textsIn(content).flatMap(({ path, text }) => {
    const found = sampleAddress.exec(text)?.[0];
    if (found === undefined) return [];
    return notice(
      path,
      `lleva a ${found}, una dirección de ejemplo que no es de nadie. Ponga la verdadera, o borre la línea si el campo es opcional.`,
    );
  });
}

function notice(path: Path, says: string): PathNotice[] {
  return [{ path, text: `«${readableField(fieldOf(path))}» ${says}` }];
}

/** Every text of the content, with its path. */
function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
