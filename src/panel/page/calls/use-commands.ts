import { useRef, useState } from "react";
import type { CommandAnswer } from "../../../domain/panel/panel-calls.ts";
import { CallFailure, type Calls, type CommandRequest } from "./calls.ts";

/** A question that waits for its answer. */
export interface Asking {
  readonly answer: CommandAnswer;
  reply(yes: boolean): void;
}

/** Carries out a command, with all its questions; `null` when the person said no. */
export type RunCommand = (path: string, request?: CommandRequest) => Promise<CommandAnswer | null>;

/**
 * What `work` resolves with; `null` after a failure that was shown, or while another runs. What the
 * last command said goes.
 */
export type Attempt = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/** Searches and shows a failure. Searches run beside each other and beside commands. */
export type RunSearch = (search: () => Promise<void>) => Promise<void>;

/** Commands of the page, one at a time, and what the last one said. */
export function useCommands(calls: Calls, onDone: () => void) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [said, setSaid] = useState<CommandAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const showFailure = (error: unknown): null => {
    if (!(error instanceof CallFailure)) throw error;
    setSaid(error.answer);
    return null;
  };

  const attempt: Attempt = async (work) => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setSaid(null);
    try {
      return await work().catch(showFailure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const runSearch: RunSearch = async (search) => {
    await search().catch(showFailure);
  };

  const ask = (answer: CommandAnswer) =>
    new Promise<boolean>((resolve) => {
      setAsking({
        answer,
        reply(yes) {
          setAsking(null);
          resolve(yes);
        },
      });
    });

  const runCommand: RunCommand = (path, request = {}) =>
    attempt(async () => {
      const agreed: string[] = [];
      for (;;) {
        const answer = await calls.command(path, { ...request, agreed });
        if (answer.kind !== "asks" || answer.question === null) {
          setSaid(answer);
          if (answer.kind === "done") onDone();
          return answer;
        }
        if (!(await ask(answer))) return null;
        agreed.push(answer.question.key);
      }
    });

  return { runCommand, attempt, runSearch, asking, said, busy, forget: () => setSaid(null) };
}
