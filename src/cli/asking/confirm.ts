import { createInterface } from "node:readline";
import type { Terminal } from "../../terminal/terminal.ts";

/** Asks a question that is answered with yes or no; `null` where there is no terminal to ask on. */
export type Confirm = (question: string) => Promise<boolean | null>;

type MaybeTerminal<Stream> = Stream & { readonly isTTY?: boolean };

/** Asks on a terminal; anything but a clear yes is a no. */
export function confirmOn(
  input: MaybeTerminal<NodeJS.ReadableStream>,
  output: MaybeTerminal<NodeJS.WritableStream>,
): Confirm {
  return async (question) => {
    if (input.isTTY !== true || output.isTTY !== true) return null;
    const lines = createInterface({ input, output });
    const answer = await new Promise<string>((resolve) => {
      lines.question(`${question} (s/N): `, resolve);
      lines.once("close", () => resolve(""));
    });
    lines.close();
    return /^s[ií]?$/i.test(answer.trim());
  };
}

/**
 * Whether the person agrees to go on, by `--si` or by answering `question`. Without a terminal to
 * ask on, or when the answer is no, it reports that nothing was done.
 */
export async function agrees(
  { terminal, confirm }: { readonly terminal: Terminal; readonly confirm: Confirm },
  yes: boolean,
  question: string,
): Promise<boolean> {
  if (yes) return true;
  const answer = await confirm(question);
  if (answer === true) return true;
  const reason =
    answer === false
      ? "Cancelado. No se guardó nada."
      : "No se guardó nada. Si está bien así, repita la orden con --si.";
  return terminal.refuse(reason);
}
