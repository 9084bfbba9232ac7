import { instantFault } from "../../domain/dates/content-dates.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { romanNumeral } from "../../domain/emblem/roman-numeral.ts";
import { tidyText } from "../../domain/text/tidy-text.ts";
import { normalizedHour, withHyphens } from "../../domain/text/typed-text.ts";

/** The questions about the new edition, in their order; each answer is a text as people type it. */
export const editionQuestions = [
  "numero",
  "fecha",
  "puertas",
  "inicio",
  "lugar",
  "direccion",
] as const;

export type EditionQuestion = (typeof editionQuestions)[number];
/** `14`, `2026-10-03`, `07:00`, `08:00`, and the place's name and address. */
export type EditionAnswers = Readonly<Record<EditionQuestion, string>>;

type Current = EditionContent["edicion"];

/** The default of each answer; the date has none. */
export function usualAnswers({ numero, fechas, lugar }: Current): Omit<EditionAnswers, "fecha"> {
  return {
    numero: String(numero + 1),
    puertas: fechas.puertas.slice(11, 16),
    inicio: fechas.inicio.slice(11, 16),
    lugar: lugar.nombre,
    direccion: lugar.direccion,
  };
}

/** An answer as it was meant: `8:00` is `08:00`. */
export function normalizedAnswer(question: EditionQuestion, written: string): string {
  if (question === "puertas" || question === "inicio")
    return normalizedHour(written).padStart(5, "0");
  if (question === "fecha") return withHyphens(written);
  return tidyText(written);
}

/**
 * Says in Spanish what is wrong with a meant answer, compared with the edition that ends and with the
 * others that are `given`; `null` if nothing is.
 */
export function answerFault(
  question: EditionQuestion,
  value: string,
  given: Partial<EditionAnswers>,
  current: Current,
): string | null {
  switch (question) {
    case "numero":
      return numberFault(value, current.numero);
    case "fecha":
      return dateFault(value, current.fechas.inicio.slice(0, 10));
    case "puertas":
      return timeFault(value) ?? orderFault(value, given.inicio);
    case "inicio":
      return timeFault(value) ?? orderFault(given.puertas, value);
    case "lugar":
      return value === "" ? "Falta el nombre del lugar." : null;
    case "direccion":
      return value === "" ? "Falta la dirección del lugar." : null;
  }
}

function numberFault(value: string, current: number): string | null {
  if (!/^\d{1,2}$/.test(value) || Number(value) > 89) {
    return `«${value}» no sirve como número de edición: escriba una cifra de ${current + 1} a 89.`;
  }
  if (Number(value) > current) return null;
  return `El sitio ya es de la edición ${romanNumeral(current)} (${current}): la nueva debe tener un número mayor, y «${value}» no lo es.`;
}

function dateFault(value: string, currentDay: string): string | null {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(value)) {
    return `«${value}» no es una fecha: escríbala como año-mes-día, por ejemplo 2026-10-03.`;
  }
  const fault = instantFault(`${value}T00:00:00Z`);
  if (fault) return `«${value}» es un día que no existe. ${fault.fix}`;
  return value > currentDay
    ? null
    : `«${value}» no es posterior al ${currentDay}, el día de la edición actual.`;
}

function timeFault(value: string): string | null {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)
    ? null
    : `«${value}» no es una hora: escríbala de 00:00 a 23:59, por ejemplo 07:00.`;
}

/** Both are HH:MM, so that comparing the texts compares the times. */
function orderFault(doors: string | undefined, start: string | undefined): string | null {
  if (doors === undefined || start === undefined || doors <= start) return null;
  return `El inicio, ${start}, no puede ser antes que las puertas, ${doors}.`;
}
