import { StoreUnavailableError } from "../../port/store.ts";
import { storeError } from "./faults.ts";

/** Calls to Firestore, each within a limit of time. */
export interface FirestoreCalls {
  /**
   * Runs one piece of database work. Rejects with `StoreUnavailableError` when Firestore cannot
   * answer or the limit passes first; what is begun may then still arrive, so that work in several
   * steps looks at the signal between them.
   */
  run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Refuses further calls, and resolves once every call was answered or given up. */
  end(): Promise<void>;
  /** Whether any call failed for want of an answer, which the library may then go on trying. */
  anyFailed(): boolean;
}

/** Retries are the library's: with jitter, and only of what does no harm when it is done twice. */
export function firestoreCalls(limitMs: number): FirestoreCalls {
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
    run: (work) => {
      // Its library would take the process down with it when it is asked after its end.
      if (ended) return Promise.reject(new Error("The store is closed"));
      const running = within(work).finally(() => inFlight.delete(running));
      inFlight.add(running);
      return running;
    },
    end: async () => {
      ended = true;
      await Promise.allSettled(inFlight);
    },
    anyFailed: () => anyFailed,
  };
}
