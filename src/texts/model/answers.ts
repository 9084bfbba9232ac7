import type { EditionContent } from "#edition/model/edition.ts";

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
 * Says in Spanish what is wrong with an answer beside the edition that ends; `null` if nothing is. The
 * rules of the content check the rest.
 */
export function answerFault(
  question: EditionQuestion,
  answers: EditionAnswers,
  { numero, fechas }: Current,
): string | null {
  const value = answers[question].trim();
  const day = fechas.inicio.slice(0, 10);
  if (value === "") return "Falta este dato.";
  if (question === "numero" && !(Number(value) > numero)) {
    return `Escriba en cifras un número mayor que ${numero}, el de la edición actual.`;
  }
  return question === "fecha" && value <= day
    ? `Elija un día posterior al ${day}, el de la edición actual.`
    : null;
}
