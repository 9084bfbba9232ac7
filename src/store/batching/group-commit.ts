import { groupCalls } from "./group-calls.ts";

/** Additions that are made durable together. */
export interface GroupCommit {
  /** Adds one and resolves with a total of its own that includes it, once that is durable. */
  add(): Promise<number>;
  /** Resolves once every addition made so far was committed or rejected. */
  settled(): Promise<void>;
}

/**
 * Commits a group of additions (see `groupCalls`) as one. `commit` adds its argument to the total and
 * resolves with the new total once that is durable.
 */
export function groupCommit(
  commit: (additions: number) => Promise<number>,
  everyMs = 0,
): GroupCommit {
  const { ask, settled } = groupCalls(async (additions: readonly undefined[]) => {
    const total = await commit(additions.length);
    return additions.map((_, index) => total - additions.length + index + 1);
  }, everyMs);
  return { add: () => ask(undefined), settled };
}
