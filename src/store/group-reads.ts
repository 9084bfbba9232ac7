/** Questions that are answered together. */
export interface GroupReads<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  /** Resolves once every question asked so far was answered or rejected. */
  settled(): Promise<void>;
}

interface Waiter<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Answers together whatever is asked in the same turn of the event loop: a crowd then costs one lock
 * of the database, and its answers leave one right after the other.
 *
 * `read` resolves with the answers in the order of the questions. If it rejects, so does every
 * question of that turn.
 */
export function groupReads<Question, Answer>(
  read: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): GroupReads<Question, Answer> {
  let waiting: Waiter<Question, Answer>[] = [];
  const running = new Set<Promise<void>>();

  async function answerTurn(): Promise<void> {
    await new Promise(setImmediate);
    const group = waiting;
    waiting = [];
    try {
      const answers = await read(group.map(({ question }) => question));
      group.forEach(({ resolve }, index) => {
        // As many as were asked for: `Answer` may itself be undefined.
        resolve(answers[index] as Answer);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject });
        if (waiting.length > 1) return;
        const turn = answerTurn().finally(() => running.delete(turn));
        running.add(turn);
      }),
    settled: async () => {
      await Promise.all(running);
    },
  };
}
