import type { ProgressAnswer } from "../../content/texts/texts-calls.ts";
import type { Delivery } from "./texts-store.ts";

export interface DeliverySteps {
  /** Delivers what is saved now; resolves with the outcome. */
  readonly deliver: (summary: string) => Promise<ProgressAnswer>;
  /** Called when nothing waits any more. */
  readonly ended?: () => Promise<void>;
  /** Receives unexpected errors and failures, for the log. */
  readonly onError: (error: unknown) => void;
}

/** One delivery at a time takes the texts of all publications before it; later ones wait for the next. */
export function queuedDelivery({ deliver, ended, onError }: DeliverySteps): Delivery {
  let summaries: string[] = [];
  let isRunning = false;
  let last: ProgressAnswer = { state: "idle" };

  async function work(): Promise<void> {
    while (summaries.length > 0) {
      const summary = summaries.join("; ");
      summaries = [];
      last = await deliver(summary).catch((error): ProgressAnswer => {
        onError(error);
        return failed("Ocurrió un problema que nadie esperaba.", "Publique otra vez.");
      });
      if (last.state === "failed") onError(new Error(last.reason));
      if (summaries.length === 0) await ended?.();
    }
  }

  return {
    begin(summary) {
      summaries.push(summary);
      if (isRunning) return;
      isRunning = true;
      work()
        .catch(onError)
        .finally(() => {
          isRunning = false;
        });
    },
    progress: async () => (isRunning ? { state: "building", waiting: summaries.length } : last),
  };
}

export function failed(reason: string, remedy: string): ProgressAnswer {
  return { state: "failed", at: Date.now(), reason, remedy };
}
