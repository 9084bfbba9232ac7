/** The code by which Node and its libraries identify errors, such as `ENOENT`; `undefined` where there is none. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** For `catch`: `undefined` in the place of a file or folder that is missing. */
export function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== "ENOENT") throw error;
}
