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
 * Commits whatever arrived while the last commit ran, or in the same turn of the event loop, as one
 * addition: a crowd costs one wait for the disk, not one each.
 *
 * `commit` adds its argument to the total and resolves with the new total once that is durable. If
 * it rejects, so does every addition that waited for it, and the next ones start afresh.
 */
export function groupCommit(commit: (additions: number) => Promise<number>): GroupCommit {
  let waiting: Waiter[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Lets every request that the event loop already holds join this group.
      await new Promise(setImmediate);
      const group = waiting;
      waiting = [];
      try {
        const total = await commit(group.length);
        group.forEach(({ resolve }, index) => {
          resolve(total - group.length + index + 1);
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
