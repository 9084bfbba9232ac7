import { SYNC_EVERY_MS } from "#door/model/calls.ts";

/** How long to wait after a sync that failed, in ms. */
const WITHOUT_ANSWER_MS = 2500;

export type SyncOutcome = "done" | "more" | "failed";

export type SyncLoop = ReturnType<typeof startSyncLoop>;

/** Polls the server, one sync at a time, until it is stopped, which a sync may do itself. */
export function startSyncLoop(sync: () => Promise<SyncOutcome>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isAskedAgain = false;
  let isOver = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isOver) return;
    isBusy = true;
    isAskedAgain = false;
    // A sync that throws must not stop the polling.
    const outcome = await sync().catch((error): SyncOutcome => {
      reportError(error);
      return "failed";
    });
    isBusy = false;
    if (isOver) return;
    const isDue = outcome === "more" || (isAskedAgain && outcome === "done");
    const wait = isDue ? 0 : outcome === "done" ? SYNC_EVERY_MS : WITHOUT_ANSWER_MS;
    timer = setTimeout(() => void run(), wait);
  }

  /** Syncs immediately, or right after the current sync. */
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
