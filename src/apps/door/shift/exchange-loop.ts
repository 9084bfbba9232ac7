import { EXCHANGE_EVERY_MS } from "../../../domain/door/calls.ts";

/** How long to wait after an exchange that failed, in ms. */
const WITHOUT_ANSWER_MS = 2500;

export type ExchangeOutcome = "done" | "more" | "failed" | "over";

export interface ExchangeLoop {
  /** Exchanges immediately, or right after the current exchange. */
  syncNow(): void;
  stop(): void;
}

/** Polls the server, one exchange at a time, until an exchange returns `over`. */
export function startExchanges(exchange: () => Promise<ExchangeOutcome>): ExchangeLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isAskedAgain = false;
  let isOver = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isOver) return;
    isBusy = true;
    isAskedAgain = false;
    // An exchange that throws must not stop the polling.
    const outcome = await exchange().catch((error): ExchangeOutcome => {
      reportError(error);
      return "failed";
    });
    isBusy = false;
    if (outcome === "over") isOver = true;
    if (isOver) return;
    const isDue = outcome === "more" || (isAskedAgain && outcome === "done");
    const wait = isDue ? 0 : outcome === "done" ? EXCHANGE_EVERY_MS : WITHOUT_ANSWER_MS;
    timer = setTimeout(() => void run(), wait);
  }

  function syncNow(): void {
    if (isBusy) isAskedAgain = true;
    else void run();
  }

  window.addEventListener("online", syncNow);
  void run();
  return {
    syncNow,
    stop() {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener("online", syncNow);
    },
  };
}
