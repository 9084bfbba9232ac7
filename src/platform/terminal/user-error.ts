/**
 * A failure that a person can do something about. `message` is Spanish, says what to do, and is shown
 * as it is; every other error is a defect, and goes to the log.
 */
export class UserError extends Error {
  override readonly name = "UserError";
}
