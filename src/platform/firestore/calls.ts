import { StoreUnavailableError } from "#platform/store/unavailable.ts";
import { storeError } from "./faults.ts";

export type FirestoreCalls = ReturnType<typeof firestoreCalls>;

/** Calls to Firestore with a time limit. The library retries, with jitter, those that may be repeated. */
export function firestoreCalls(limitMs: number) {
  return {
    /**
     * Runs one piece of database work. Rejects with `StoreUnavailableError` when Firestore cannot answer
     * or the time limit passes. A write that has begun may still arrive later, so work in several steps
     * checks the signal between them.
     */
    async run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
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
        throw storeError(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
