import type { Key } from "node:readline";
import { isCancel, text } from "@clack/prompts";
import { UserError } from "../../domain/user-error.ts";
import type { InputStream, OutputStream } from "../terminal/output-stream.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { OutputLine } from "../words/command-output.ts";

/** The streams for questions and answers. */
interface Dialogue {
  readonly input: InputStream;
  readonly output: OutputStream;
}

/** Asks a question; `null` where there is no terminal to ask on. */
export type Ask = (question: string) => Promise<string | null>;
/** Asks a question that is answered with yes or no; `null` where there is no terminal to ask on. */
export type Confirm = (question: string) => Promise<boolean | null>;

interface Asking {
  readonly terminal: Terminal;
  readonly confirm: Confirm;
}

/** Asks for a line of text on a terminal. Rejects with `UserError` when the person ends the dialogue. */
export function askOn({ input, output }: Dialogue): Ask {
  return async (message) => {
    if (!input.isTTY || !output.isTTY) return null;
    const ended = new AbortController();
    const end = () => ended.abort();
    // The library leaves the end of the input to its caller, by Ctrl+D too.
    const onKey = (_: unknown, key?: Key) => key?.ctrl && key.name === "d" && end();
    input.once("end", end).on("keypress", onKey);
    const answer = await text({ message, input, output, signal: ended.signal }).finally(() =>
      input.off("end", end).off("keypress", onKey),
    );
    if (isCancel(answer)) throw new UserError("Cancelado. No se cambió nada.");
    return answer?.trim() ?? "";
  };
}

/** Asks on a terminal. Any answer but a clear yes counts as no. */
export function confirmOn(dialogue: Dialogue): Confirm {
  return async (question) => {
    const answer = await askOn(dialogue)(`${question} (s/N)`);
    return answer === null ? null : /^s[ií]?$/i.test(answer);
  };
}

/** Answers every question with yes where the option `--si` was given. */
export function withConsent<Context extends Asking>(context: Context, si = false): Context {
  return si ? { ...context, confirm: async () => true } : context;
}

/** Whether the person agrees to go on after these lines; if not, prints that nothing was done. */
export async function agrees(asking: Asking, question: string, lines: readonly OutputLine[] = []) {
  asking.terminal.show(lines, "err");
  const answer = await asking.confirm(question);
  if (answer === true) return true;
  const reason =
    answer === false
      ? "Cancelado. No se guardó nada."
      : "No se guardó nada. Si está bien así, repita la orden con --si.";
  return asking.terminal.refuse(reason);
}
