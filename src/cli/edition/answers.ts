import {
  answerFault,
  type EditionAnswers,
  type EditionQuestion,
  editionQuestions,
  meantAnswer,
  usualAnswers,
} from "../../content/next-edition/answers.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { unchanged } from "./unchanged.ts";

/** Answers without an option stay as they were. Throws `UserError` with all faults of the options. */
export function answersFrom(
  options: Partial<EditionAnswers>,
  current: EditionContent["edicion"],
): EditionAnswers {
  const usual: Partial<EditionAnswers> = usualAnswers(current);
  const given: Partial<Record<EditionQuestion, string>> = {};
  const faults = editionQuestions.flatMap((question) => {
    const written = options[question] ?? usual[question];
    if (written === undefined) {
      return [`Falta --${question}: la fecha del evento, por ejemplo 2026-10-03.`];
    }
    const meant = meantAnswer(question, written);
    const fault = answerFault(question, meant, given, current);
    if (fault === null) given[question] = meant;
    return fault === null ? [] : [`--${question}: ${fault}`];
  });
  if (faults.length > 0) throw unchanged(...faults);
  return { fecha: "", ...usualAnswers(current), ...given };
}
