/** The database did not answer in time, or cannot be written at present; a retry may succeed. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}
