/** The code by which Node and its libraries identify errors, such as `ENOENT`; `undefined` where there is none. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
