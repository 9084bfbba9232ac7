import { useRef, useState } from "react";
import type { OrderAnswer } from "../../../domain/panel/panel-calls.ts";
import { CallFailure, type Calls, type OrderRequest } from "./calls.ts";

/** A question that waits for its answer. */
export interface Asking {
  readonly answer: OrderAnswer;
  reply(yes: boolean): void;
}

/** Carries out an order, with all its questions; `null` when the person said no. */
export type RunOrder = (path: string, request?: OrderRequest) => Promise<OrderAnswer | null>;

/**
 * What `work` resolves with; `null` after a failure that was shown, or while another runs. What the
 * last order said goes.
 */
export type Attempt = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/** Searches and shows a failure. Searches run beside each other and beside orders. */
export type RunSearch = (search: () => Promise<void>) => Promise<void>;

/** Orders of the page, one at a time, and what the last one said. */
export function useOrders(calls: Calls, onDone: () => void) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [said, setSaid] = useState<OrderAnswer | null>(null);
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

  const ask = (answer: OrderAnswer) =>
    new Promise<boolean>((resolve) => {
      setAsking({
        answer,
        reply(yes) {
          setAsking(null);
          resolve(yes);
        },
      });
    });

  const runOrder: RunOrder = (path, request = {}) =>
    attempt(async () => {
      const agreed: string[] = [];
      for (;;) {
        const answer = await calls.order(path, { ...request, agreed });
        if (answer.kind !== "asks" || answer.question === null) {
          setSaid(answer);
          if (answer.kind === "done") onDone();
          return answer;
        }
        if (!(await ask(answer))) return null;
        agreed.push(answer.question);
      }
    });

  return { runOrder, attempt, runSearch, asking, said, busy, forget: () => setSaid(null) };
}
