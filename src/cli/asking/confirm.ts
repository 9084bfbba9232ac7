import { createInterface } from "node:readline";
import type { Terminal } from "../terminal/terminal.ts";

/** A question that is answered with yes or no. */
export interface Question {
  readonly id:
    | "create-database"
    | "remove-entered"
    | "remove-many"
    | "remove-person"
    | "restore-backup"
    | "save-doubtful-list"
    | "save-doubtful-person"
    | "undo";
  readonly text: string;
  /** What a yes agrees to, such as the carnets of those who would be removed. */
  readonly about: readonly string[];
}

/** Asks a question; `null` where there is no terminal to ask on. */
export type Confirm = (question: Question) => Promise<boolean | null>;

type MaybeTerminal<Stream> = Stream & { readonly isTTY?: boolean };

/** Asks on a terminal; anything but a clear yes is a no. */
export function confirmOn(
  input: MaybeTerminal<NodeJS.ReadableStream>,
  output: MaybeTerminal<NodeJS.WritableStream>,
): Confirm {
  return async ({ text }) => {
    if (input.isTTY !== true || output.isTTY !== true) return null;
    const lines = createInterface({ input, output });
    const answer = await new Promise<string>((resolve) => {
      lines.question(`${text} (s/N): `, resolve);
      lines.once("close", () => resolve(""));
    });
    lines.close();
    return /^s[ií]?$/i.test(answer.trim());
  };
}

/** Answers every question with yes where the option `--si` was given. */
export function withConsent<Context extends { readonly confirm: Confirm }>(
  context: Context,
  si: boolean,
): Context {
  return si ? { ...context, confirm: async () => true } : context;
}

/**
 * Whether the person agrees to go on. Without a terminal to ask on, or when the answer is no, it
 * reports that nothing was done.
 */
export async function agrees(
  { terminal, confirm }: { readonly terminal: Terminal; readonly confirm: Confirm },
  question: Question,
): Promise<boolean> {
  const answer = await confirm(question);
  if (answer === true) return true;
  const reason =
    answer === false
      ? "Cancelado. No se guardó nada."
      : "No se guardó nada. Si está bien así, repita la orden con --si.";
  return terminal.refuse(reason);
}
