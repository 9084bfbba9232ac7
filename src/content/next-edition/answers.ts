import type { EditionContent } from "../../domain/edition/edition.ts";
import { romanNumeral } from "../../domain/emblem/roman-numeral.ts";

/** The questions about the new edition, in their order. */
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
export function usualAnswers({ numero, fechas, lugar }: Current): EditionAnswers {
  return {
    numero: String(numero + 1),
    fecha: "",
    puertas: fechas.puertas.slice(11, 16),
    inicio: fechas.inicio.slice(11, 16),
    lugar: lugar.nombre,
    direccion: lugar.direccion,
  };
}

/**
 * Says in Spanish what is wrong with one of the answers, compared with the others and with the edition
 * that ends; `null` if nothing is. Fields for dates and times give valid ones or "".
 */
export function answerFault(
  question: EditionQuestion,
  answers: EditionAnswers,
  current: Current,
): string | null {
  const value = answers[question].trim();
  const currentDay = current.fechas.inicio.slice(0, 10);
  switch (question) {
    case "numero":
      return numberFault(value, current.numero);
    case "fecha":
      if (value === "") return "Falta el día del evento.";
      return value > currentDay
        ? null
        : `«${value}» no es posterior al ${currentDay}, el día de la edición actual.`;
    case "puertas":
      return value === "" ? "Falta la hora en que se abren las puertas." : null;
    case "inicio":
      if (value === "") return "Falta la hora en que empieza.";
      // Both are HH:MM, so that comparing the texts compares the times.
      return answers.puertas <= value
        ? null
        : `El inicio, ${value}, no puede ser antes que las puertas, ${answers.puertas}.`;
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
