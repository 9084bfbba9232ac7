import { UserError } from "../../domain/user-error.ts";

/**
 * The exit codes of publishing: the page was found at its URL, was not published, or was published
 * but not found there.
 */
export const publishExitCodes = { seen: 0, failed: 1, unseen: 2 } as const;
export type PublishOutcome = keyof typeof publishExitCodes;

/** Thrown when publishing fails; its message has the reason and the remedy. */
export class NotPublished extends UserError {
  readonly reason: string;
  readonly remedy: string;
  /** Whether the site was published and is only not visible yet. */
  readonly outcome: Exclude<PublishOutcome, "seen">;

  constructor(reason: string, remedy: string, outcome: NotPublished["outcome"] = "failed") {
    super(`${reason} ${remedy}`);
    this.reason = reason;
    this.remedy = remedy;
    this.outcome = outcome;
  }
}
