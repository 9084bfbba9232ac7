import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import type { InputStream, OutputStream, Terminal } from "./terminal.ts";

/** Asks a question that is answered with yes or no; `null` where there is no terminal to ask on. */
export type Confirm = (question: string) => Promise<boolean | null>;

interface Asking {
  readonly terminal: Terminal;
  readonly confirm: Confirm;
}

/** Asks on a terminal. Any answer but a clear yes counts as no, and so does the end of the input. */
export function confirmOn(input: InputStream, output: OutputStream): Confirm {
  return async (question) => {
    if (!input.isTTY || !output.isTTY) return null;
    const dialogue = createInterface({ input, output });
    const ended = once(dialogue, "close").then(() => "");
    const answered = dialogue.question(`${question} (s/N) `).catch(() => "");
    const answer = await Promise.race([answered, ended]);
    dialogue.close();
    return /^\s*s[ií]?\s*$/i.test(answer);
  };
}

/** Answers every question with yes where the option `--si` was given. */
export function withConsent<Context extends Asking>(context: Context, si = false): Context {
  return si ? { ...context, confirm: async () => true } : context;
}

/** Whether the person agrees to go on after these lines; if not, prints that nothing was done. */
export async function agrees(
  { terminal, confirm }: Asking,
  question: string,
  lines: readonly string[] = [],
): Promise<boolean> {
  terminal.warn(...lines);
  const answer = await confirm(question);
  if (answer === true) return true;
  return terminal.refuse(
    answer === false
      ? "Cancelado. No se guardó nada."
      : "No se guardó nada. Si está bien así, repita la orden con --si.",
  );
}
