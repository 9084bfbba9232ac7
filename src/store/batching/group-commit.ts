/** Additions that are made durable together. */
export interface GroupCommit {
  /** Adds one and resolves with a total of its own that includes it, once that is durable. */
  add(): Promise<number>;
  /** Resolves once every addition made so far was committed or rejected. */
  settled(): Promise<void>;
}

interface Waiter {
  readonly resolve: (total: number) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Commits as one all additions that come during the last commit, or in the same turn of the event
 * loop: a crowd costs one lock of the database and one wait for the disk, not one each. Commits begin
 * at least `everyMs` apart; one that follows a longer silence begins at once.
 *
 * `commit` adds its argument to the total and resolves with the new total once that is durable. If it
 * rejects, so does every addition of its group, and the next ones start afresh.
 */
export function groupCommit(
  commit: (additions: number) => Promise<number>,
  everyMs = 0,
): GroupCommit {
  let waiting: Waiter[] = [];
  let running: Promise<void> | null = null;
  let lastBegun = Number.NEGATIVE_INFINITY;

  /** Waits for the next group's turn. */
  async function turn(): Promise<void> {
    const pause = lastBegun + everyMs - performance.now();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    // Lets every request that the event loop already holds join this group.
    else await new Promise(setImmediate);
    lastBegun = performance.now();
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await turn();
      const group = waiting;
      waiting = [];
      try {
        const before = (await commit(group.length)) - group.length;
        group.forEach(({ resolve }, index) => {
          resolve(before + index + 1);
        });
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    running = null;
  }

  return {
    add: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        running ??= run();
      }),
    settled: async () => {
      await running;
    },
  };
}
