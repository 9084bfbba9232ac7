/**
 * How publishing ended, as the exit code of the command: the page was seen at its address, was published but
 * not seen there, or was not published.
 */
export const publishExitCodes = { seen: 0, failed: 1, unseen: 2 } as const;
export type PublishOutcome = keyof typeof publishExitCodes;

export function outcomeOf(exitCode: number | null): PublishOutcome {
  if (exitCode === publishExitCodes.seen) return "seen";
  return exitCode === publishExitCodes.unseen ? "unseen" : "failed";
}
