import type { CommandAnswer } from "../../domain/panel/panel-calls.ts";
import type { Agreed, Asks } from "../../operations/questions.ts";
import { isAsking } from "../asking/ask-on-terminal.ts";
import { failureInWords } from "../words/failure-words.ts";
import { questionInWords } from "../words/question-words.ts";
import type { Said } from "../words/said.ts";

/** Carries out an operation as far as the person has agreed to it, and answers in words. */
export async function answerOf<Outcome extends { readonly kind: string }>(
  agreed: readonly string[],
  operate: (agreed: Agreed) => Promise<Outcome | Asks>,
  inWords: (outcome: Outcome) => Said,
): Promise<CommandAnswer> {
  const outcome = await operate(new Set(agreed));
  if (!isAsking(outcome)) return concluded(inWords(outcome));
  const { lines, text } = questionInWords(outcome.question);
  return { kind: "asks", lines, question: { text, key: outcome.key } };
}

export function concluded({ done, lines }: Said): CommandAnswer {
  return { kind: done ? "done" : "refused", lines, question: null };
}

/** The answer to a failed call. */
export function failed(failure: unknown): CommandAnswer {
  return { kind: "refused", lines: failureInWords(failure), question: null };
}
