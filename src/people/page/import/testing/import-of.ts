import { check, sheetsOf } from "#people/files/testing/check-rows.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { carnets } from "#testing/carnets.ts";
import { type ImportSteps, open } from "../importing.ts";

/** The steps of an import of a list with this text, where `people` are registered. */
export function importOf(text: string, people: readonly Participant[] = []) {
  const opened = open("lista.csv", sheetsOf(text), carnets);
  if (opened === null) throw new Error("No sheet");
  const draft = check(opened.sheet, { ...opened, people });
  const change = () => {};
  const steps = { corrections: { lines: [] }, opened, draft, isSettled: true };
  return { ...steps, change, edit: change } satisfies ImportSteps;
}
