import type { Key } from "node:readline";
import { isCancel, text } from "@clack/prompts";
import { UserError } from "../../domain/user-error.ts";
import type { InputStream, OutputStream } from "../terminal/output-stream.ts";

/** Where questions are asked and answered. */
export interface Dialogue {
  readonly input: InputStream;
  readonly output: OutputStream;
}

export interface AskOptions {
  /** Taken for an empty answer. */
  readonly usual?: string | undefined;
  /** Says in Spanish what is wrong with an answer; the question is then asked again. */
  readonly fault?: (answer: string) => string | undefined | Promise<string | undefined>;
}

export const canAsk = ({ input, output }: Dialogue): boolean =>
  input.isTTY === true && output.isTTY === true;

/** Asks for a line of text. Throws `UserError` when the person ends the dialogue. */
export async function ask(
  { input, output }: Dialogue,
  question: string,
  { usual, fault }: AskOptions = {},
): Promise<string> {
  const ended = new AbortController();
  const end = () => ended.abort();
  // The library leaves the end of the input to its caller, by Ctrl+D too.
  const onKey = (_: unknown, key?: Key) => key?.ctrl && key.name === "d" && end();
  input.once("end", end).on("keypress", onKey);
  const answer = await text({
    message: usual === undefined ? question : `${question} [${usual}]`,
    validate: (written) => fault?.(taken(written, usual)),
    input,
    output,
    signal: ended.signal,
  }).finally(() => input.off("end", end).off("keypress", onKey));
  if (isCancel(answer)) throw new UserError("Cancelado. No se cambió nada.");
  return taken(answer, usual);
}

/** Only a clear yes is one. */
export async function confirm(dialogue: Dialogue, question: string): Promise<boolean> {
  return /^s[ií]?$/i.test(await ask(dialogue, `${question} (s/N)`));
}

const taken = (answer: string | undefined, usual = ""): string => answer?.trim() || usual;
