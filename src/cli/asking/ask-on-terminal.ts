import type { Terminal } from "../terminal/terminal.ts";
import type { OutputLine } from "../words/command-output.ts";
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

/** Whether the person agrees to go on after these lines; else it is said that nothing was done. */
export async function agrees(
  asking: Asking,
  question: string,
  lines: readonly OutputLine[] = [],
): Promise<boolean> {
  asking.terminal.show(lines, "err");
  const answer = await asking.confirm(question);
  if (answer === true) return true;
  const reason =
    answer === false
      ? "Cancelado. No se guardó nada."
      : "No se guardó nada. Si está bien así, repita la orden con --si.";
  return asking.terminal.refuse(reason);
}
