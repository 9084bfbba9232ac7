import { StoreUnavailableError } from "../../port/store.ts";
import { storeError } from "./faults.ts";

export type FirestoreCalls = ReturnType<typeof firestoreCalls>;

/** Calls to Firestore with a time limit. The library retries, with jitter, those that may be repeated. */
export function firestoreCalls(limitMs: number) {
  const inFlight = new Set<Promise<unknown>>();
  let anyFailed = false;
  let ended = false;

  async function within<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const giveUp = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const expired = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const fault = new StoreUnavailableError(`Firestore did not answer in ${limitMs} ms`);
        giveUp.abort(fault);
        reject(fault);
      }, limitMs);
    });
    try {
      return await Promise.race([work(giveUp.signal), expired]);
    } catch (error) {
      const fault = storeError(error);
      anyFailed ||= fault instanceof StoreUnavailableError;
      throw fault;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /**
     * Runs one piece of database work. Rejects with `StoreUnavailableError` when Firestore cannot answer
     * or the time limit passes. A write that has begun may still arrive later, so work in several steps
     * checks the signal between them.
     */
    run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
      // A call after the client is terminated would make the library end the process.
      if (ended) return Promise.reject(new Error("The store is closed"));
      const running = within(work).finally(() => inFlight.delete(running));
      inFlight.add(running);
      return running;
    },
    /** Refuses further calls, and resolves once all calls were answered or abandoned. */
    end: async () => {
      ended = true;
      await Promise.allSettled(inFlight);
    },
    /** Whether any call was abandoned without an answer; the library may still be retrying it. */
    anyFailed: () => anyFailed,
  };
}
