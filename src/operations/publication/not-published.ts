import type { PublishOutcome } from "../../domain/publication/outcome.ts";
import { UserError } from "../../domain/user-error.ts";

/** Thrown where a publication ends; its message is the reason with the one thing to do. */
export class NotPublished extends UserError {
  readonly reason: string;
  readonly remedy: string;
  /** Whether the site was published, and only cannot be seen yet. */
  readonly outcome: Exclude<PublishOutcome, "seen">;

  constructor(reason: string, remedy: string, outcome: NotPublished["outcome"] = "failed") {
    super(`${reason} ${remedy}`);
    this.reason = reason;
    this.remedy = remedy;
    this.outcome = outcome;
  }
}
