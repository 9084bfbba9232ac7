import type { PublishOutcome } from "../../domain/publication/outcome.ts";
import { UserError } from "../../domain/user-error.ts";

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
