import { check, sheetsOf } from "#people/files/testing/check-rows.ts";
import type { Participant } from "#people/model/carnet/participant.ts";
import { carnets } from "#testing/carnets.ts";
import { type ImportSteps, type Opened, open } from "../importing.ts";

/** The steps of an import of a list with this text, where `people` are registered. */
export function importOf(
  text: string,
  people: readonly Participant[] = [],
  mode: Opened["mode"] = "merge",
) {
  const sheet = open("lista.csv", sheetsOf(text), carnets);
  if (sheet === null) throw new Error("No sheet");
  const opened = { ...sheet, mode };
  const draft = check(opened.sheet, { ...opened, people });
  const change = () => {};
  const steps = { corrections: { lines: [] }, opened, draft, isSettled: true };
  return { ...steps, change, edit: change } satisfies ImportSteps;
}
