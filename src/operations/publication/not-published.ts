import { UserError } from "../../domain/user-error.ts";

/** The obstacle that kept a site from being published, or its visitors from seeing it. */
export type Obstacle =
  | "no-place"
  | "no-history"
  | "foreign-folder"
  | "unreadable-history"
  | "unfinished-merge"
  | "other-branch"
  | "no-author"
  | "no-workflow"
  | "private-content"
  | "unsaved-changes"
  | "behind-others"
  | "not-built"
  | "missing-program"
  | "failed-command"
  | "unseen";

/** Thrown where a publication ends; its message is the reason with the remedy. */
export class NotPublished extends UserError {
  readonly kind: Obstacle;
  readonly reason: string;
  /** The one thing to do. */
  readonly remedy: string;

  constructor(kind: Obstacle, reason: string, remedy: string) {
    super(`${reason} ${remedy}`);
    this.kind = kind;
    this.reason = reason;
    this.remedy = remedy;
  }
}
