/** A failure that a person can mend: `message` is Spanish, says how, and is shown. Others are defects. */
export class UserError extends Error {
  override readonly name = "UserError";
}
