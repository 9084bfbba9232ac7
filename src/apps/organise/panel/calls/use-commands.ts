import { useRef, useState } from "react";
import type { CommandAnswer } from "../../../../domain/panel/panel-calls.ts";
import { type Calls, type CommandRequest, failedAnswer } from "./calls.ts";

/** A question that waits for its answer. */
export interface Asking {
  readonly answer: CommandAnswer;
  reply(yes: boolean): void;
}

/**
 * Carries out a command, with all its questions. Resolves with the failed answer of a call that failed,
 * and with `null` when the person said no or another command runs.
 */
export type RunCommand = (path: string, request?: CommandRequest) => Promise<CommandAnswer | null>;

/**
 * Runs `work` unless another command is running, and clears the last message. Resolves with null if it
 * did not run or failed; failures are shown.
 */
export type Attempt = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/** Searches and shows a failure. Searches run beside each other and beside commands. */
export type RunSearch = (search: () => Promise<void>) => Promise<void>;

/** Commands of the page, one at a time, and what the last one answered. */
export function useCommands(calls: Calls, onDone: () => void) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [result, setResult] = useState<CommandAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<Promise<unknown> | null>(null);

  const showFailure = (failure: unknown): null => {
    setResult(failedAnswer(failure));
    return null;
  };

  const run: Attempt = async (work) => {
    setBusy(true);
    setResult(null);
    const ended = work().catch(showFailure);
    running.current = ended;
    try {
      return await ended;
    } finally {
      running.current = null;
      setBusy(false);
    }
  };

  const attempt: Attempt = async (work) => (running.current ? null : run(work));

  /** Like `attempt`, but waits while a command is running: a file that was dropped must not get lost. */
  const attemptNext: Attempt = async (work) => {
    while (running.current) await running.current;
    return run(work);
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
        const answer = await calls.command(path, { ...request, agreed }).catch(failedAnswer);
        if (answer.kind !== "asks" || answer.question === null) {
          setResult(answer);
          if (answer.kind === "done") onDone();
          return answer;
        }
        if (!(await ask(answer))) return null;
        agreed.push(answer.question.key);
      }
    });

  const forget = () => setResult(null);
  return { runCommand, attempt, attemptNext, runSearch, asking, result, busy, forget };
}
