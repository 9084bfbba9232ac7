/** What another door let in is here within two seconds. */
const EVERY_MS = 1200;
const WITHOUT_ANSWER_MS = 2500;

export type ExchangeOutcome = "done" | "more" | "failed" | "over";

export interface ExchangeLoop {
  /** Exchanges at once, or right after the exchange that is under way. */
  hurry(): void;
  stop(): void;
}

/** Exchanges with the server again and again, one exchange at a time, until it is over. */
export function startExchanges(exchange: () => Promise<ExchangeOutcome>): ExchangeLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isHurried = false;
  let isOver = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isOver) return;
    isBusy = true;
    isHurried = false;
    const outcome = await exchange();
    isBusy = false;
    if (outcome === "over") isOver = true;
    if (isOver) return;
    const isDue = outcome === "more" || (isHurried && outcome === "done");
    const wait = isDue ? 0 : outcome === "done" ? EVERY_MS : WITHOUT_ANSWER_MS;
    timer = setTimeout(() => void run(), wait);
  }

  function hurry(): void {
    if (isBusy) isHurried = true;
    else void run();
  }

  window.addEventListener("online", hurry);
  void run();
  return {
    hurry,
    stop() {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener("online", hurry);
    },
  };
}
