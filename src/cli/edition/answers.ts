import {
  answerFault,
  type EditionAnswers,
  type EditionQuestion,
  editionQuestions,
  meantAnswer,
  usualAnswers,
} from "../../content/next-edition/answers.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { ask, type Dialogue } from "../asking/ask.ts";
import { unchanged } from "./unchanged.ts";

const words: Readonly<Record<EditionQuestion, string>> = {
  numero: "Número de la edición",
  fecha: "Fecha (AAAA-MM-DD)",
  puertas: "Hora en que se abren las puertas (HH:MM)",
  inicio: "Hora de inicio (HH:MM)",
  lugar: "Lugar",
  direccion: "Dirección",
};

/**
 * Takes the answers from the options and asks for the others; without a dialogue what no option gives
 * stays as it was. Throws `UserError` with all faults of the options.
 */
export async function collectAnswers(
  options: Partial<EditionAnswers>,
  current: EditionContent["edicion"],
  dialogue: Dialogue | null,
): Promise<EditionAnswers> {
  const usual: Partial<EditionAnswers> = usualAnswers(current);
  const given: Partial<Record<EditionQuestion, string>> = {};
  const faultOf = (question: EditionQuestion, written: string) =>
    answerFault(question, meantAnswer(question, written), given, current) ?? undefined;
  const faults = editionQuestions.flatMap((question) => {
    const written = options[question] ?? (dialogue === null ? usual[question] : undefined);
    if (written === undefined) {
      return dialogue ? [] : [`Falta --${question}: la fecha del evento, por ejemplo 2026-10-03.`];
    }
    const fault = faultOf(question, written);
    if (fault === undefined) given[question] = meantAnswer(question, written);
    return fault === undefined ? [] : [`--${question}: ${fault}`];
  });
  if (faults.length > 0) throw unchanged(...faults);
  for (const question of dialogue ? editionQuestions : []) {
    if (dialogue === null || given[question] !== undefined) continue;
    // The previous place's address is no default for another place.
    const hasMoved = question === "direccion" && given.lugar !== current.lugar.nombre;
    const answer = await ask(dialogue, words[question], {
      usual: hasMoved ? undefined : usual[question],
      fault: (written) => faultOf(question, written),
    });
    given[question] = meantAnswer(question, answer);
  }
  return { fecha: "", ...usualAnswers(current), ...given };
}
