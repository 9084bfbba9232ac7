import * as edition from "../../content/next-edition/answers.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { UserError } from "../../domain/user-error.ts";

/** Why the content stays as it is. */
export function unchanged(...reasons: readonly string[]): UserError {
  return new UserError([...reasons, "No se cambió nada."].join("\n"));
}

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
