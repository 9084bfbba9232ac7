import { createInterface, type Interface } from "node:readline/promises";
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
  const nextLine = lineQueue(lines);
  return {
    async ask(question, usual, read) {
      for (;;) {
        lines.setPrompt(usual === null ? `${question}: ` : `${question} [${usual}]: `);
        lines.prompt();
        const line = (await nextLine()).trim();
        const answer = line === "" ? (usual ?? "") : line;
        const outcome = await read(answer);
        if ("value" in outcome) return outcome.value;
        output.write(`  ${outcome.fault}\n`);
      }
    },
    close: () => lines.close(),
  };
}

function lineQueue(lines: Interface): () => Promise<string> {
  const waiting: string[] = [];
  let closed = false;
  let wake = () => {};
  lines.on("line", (line) => {
    waiting.push(line);
    wake();
  });
  lines.on("close", () => {
    closed = true;
    wake();
  });
  return async () => {
    while (waiting.length === 0 && !closed) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const line = waiting.shift();
    if (line === undefined) throw new DialogueEndedError("The input ended");
    return line;
  };
}
