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
