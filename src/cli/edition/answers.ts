import * as edition from "../../content/next-edition/answers.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { unchanged } from "./unchanged.ts";

/** Answers without an option stay as they were. Throws `UserError` with all faults of the options. */
export function answersFrom(
  options: Partial<edition.EditionAnswers>,
  current: EditionContent["edicion"],
) {
  const usual: Partial<edition.EditionAnswers> = edition.usualAnswers(current);
  const given: Partial<Record<edition.EditionQuestion, string>> = {};
  const faults = edition.editionQuestions.flatMap((question) => {
    const written = options[question] ?? usual[question];
    if (written === undefined) {
      return [`Falta --${question}: la fecha del evento, por ejemplo 2026-10-03.`];
    }
    const meant = edition.normalizedAnswer(question, written);
    const fault = edition.answerFault(question, meant, given, current);
    if (fault === null) given[question] = meant;
    return fault === null ? [] : [`--${question}: ${fault}`];
  });
  if (faults.length > 0) throw unchanged(...faults);
  return { fecha: "", ...edition.usualAnswers(current), ...given };
}
