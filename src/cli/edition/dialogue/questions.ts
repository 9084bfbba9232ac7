import { createInterface } from "node:readline/promises";
import type { Read } from "./answers.ts";

/** Thrown when the organiser ends the dialogue before its end. */
export class DialogueEndedError extends Error {
  override name = "DialogueEndedError";
}

/** A dialogue on a terminal, line by line. */
export interface Dialogue {
  /** Asks until `read` accepts the answer; an empty one is the usual one, where there is any. */
  ask<Value>(
    question: string,
    usual: string | null,
    read: (answer: string) => Read<Value> | Promise<Read<Value>>,
  ): Promise<Value>;
  close(): void;
}

/**
 * Starts a dialogue. Answers that come before their question, as when several lines are pasted at
 * once, are kept for it: the library's own `question` loses them.
 */
export function openDialogue(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Dialogue {
  const lines = createInterface({ input, output });
  const written = lines[Symbol.asyncIterator]();
  let isOpen = true;
  lines.once("close", () => {
    isOpen = false;
  });
  return {
    async ask(question, usual, read) {
      for (;;) {
        lines.setPrompt(usual === null ? `${question}: ` : `${question} [${usual}]: `);
        // The last lines may be still to be read when the input has ended.
        if (isOpen) lines.prompt();
        else output.write(lines.getPrompt());
        const { value, done } = await written.next();
        if (done) throw new DialogueEndedError("The input ended");
        const outcome = await read(value.trim() || (usual ?? ""));
        if ("value" in outcome) return outcome.value;
        output.write(`  ${outcome.fault}\n`);
      }
    },
    close: () => lines.close(),
  };
}
