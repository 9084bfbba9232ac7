interface Waiter<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
  readonly reject: (reason: unknown) => void;
}

/** A part of a store that may still be writing when the store is to close. */
export interface Settling {
  /** Resolves once all calls so far have been answered or rejected. */
  settled(): Promise<void>;
}

/**
 * Batches the calls that arrive while the previous batch is answered, or in the same turn of the
 * event loop, so that a crowd costs one database lock and one wait for the disk. A batch begins at least
 * `everyMs` after the previous one; after a longer silence one begins at once. `answer` resolves with the
 * answers in the order of the questions. If it rejects, all calls of its batch reject; one answer that is a
 * promise may reject for its own call.
 */
export function groupCalls<Question, Answer>(
  answer: (questions: readonly Question[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
  everyMs = 0,
) {
  let waiting: Waiter<Question, Answer>[] = [];
  let running: Promise<void> | null = null;
  let lastBegun = Number.NEGATIVE_INFINITY;

  /** Waits until the next batch may begin. */
  async function turn(): Promise<void> {
    const pause = lastBegun + everyMs - performance.now();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    // Lets all requests that the event loop already holds join this batch.
    else await new Promise(setImmediate);
    lastBegun = performance.now();
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await turn();
      const group = waiting;
      waiting = [];
      try {
        const answers = await answer(group.map(({ question }) => question));
        answers.forEach((each, index) => void group[index]?.resolve(each));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    running = null;
  }

  return {
    call: (question: Question) =>
      new Promise<Answer>((resolve, reject) => {
        waiting.push({ question, resolve, reject });
        running ??= run();
      }),
    settled: async () => {
      await running;
    },
  };
}

/**
 * Caches the value of `read` for `maxAgeMs`. All callers share a running reading. Rejections reach
 * those callers and are not cached.
 */
export function cachedValue<Value>(maxAgeMs: number, read: () => Promise<Value>) {
  let cached: { readonly value: Value; readonly begun: number } | null = null;
  let reading: Promise<Value> | null = null;

  /** Begins a read now; `get` resolves with its value from then on. */
  async function readNow(): Promise<Value> {
    const begun = performance.now();
    const value = await read();
    // A slow reading that began earlier must not replace a newer value.
    if (cached === null || begun >= cached.begun) cached = { value, begun };
    return value;
  }

  return {
    /** Resolves with a value whose reading began less than `maxAgeMs` ago, or begins one now. */
    async get(): Promise<Value> {
      if (cached !== null && performance.now() - cached.begun < maxAgeMs) return cached.value;
      reading ??= readNow().finally(() => {
        reading = null;
      });
      return reading;
    },
    readNow,
  };
}
