/**
 * The exit codes of publishing: the page was found at its URL, was not published, or was published
 * but not found there.
 */
export const publishExitCodes = { seen: 0, failed: 1, unseen: 2 } as const;
export type PublishOutcome = keyof typeof publishExitCodes;
