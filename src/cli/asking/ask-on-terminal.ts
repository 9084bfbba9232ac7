import type { Agreed, Asks, Question } from "../../operations/questions.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { questionInWords } from "../words/question-words.ts";
import { changedMeanwhile, type Said } from "../words/said.ts";
import { canAsk, confirm, type Dialogue } from "./ask.ts";

/** Asks a question that is answered with yes or no; `null` where there is no terminal to ask on. */
export type Confirm = (question: string) => Promise<boolean | null>;

interface Asking {
  readonly terminal: Terminal;
  readonly confirm: Confirm;
}

/** Asks on a terminal. */
export function confirmOn(dialogue: Dialogue): Confirm {
  return async (question) => (canAsk(dialogue) ? confirm(dialogue, question) : null);
}

/** Answers every question with yes where the option `--si` was given. */
export function withConsent<Context extends Asking>(context: Context, si = false): Context {
  return si ? { ...context, confirm: async () => true } : context;
}

/** Whether the person agrees to go on; else it is said that nothing was done. */
export async function agrees(asking: Asking, question: string): Promise<boolean> {
  const answer = await asking.confirm(question);
  if (answer === true) return true;
  const reason =
    answer === false
      ? "Cancelado. No se guardó nada."
      : "No se guardó nada. Si está bien así, repita la orden con --si.";
  return asking.terminal.refuse(reason);
}

/** The same for a question of an operation. */
export function agreesTo(context: Asking, question: Question): Promise<boolean> {
  const { lines, text } = questionInWords(question);
  context.terminal.show(lines, "err");
  return agrees(context, text);
}

/** Carries out an operation with all its questions, and says what came of it. */
export async function carryOut<Outcome extends { readonly kind: string }>(
  context: Asking,
  operate: (agreed: Agreed) => Promise<Outcome | Asks>,
  inWords: (outcome: Outcome) => Said,
): Promise<boolean> {
  const { terminal } = context;
  const agreed = new Set<string>();
  let version: string | null = null;
  for (;;) {
    const outcome = await operate(agreed);
    if (!isAsking(outcome)) return terminal.conclude(inWords(outcome));
    if (version !== null && version !== outcome.version) return terminal.conclude(changedMeanwhile);
    version = outcome.version;
    if (!(await agreesTo(context, outcome.question))) return false;
    agreed.add(outcome.key);
  }
}

export function isAsking(outcome: { readonly kind: string }): outcome is Asks {
  return outcome.kind === "asks";
}
