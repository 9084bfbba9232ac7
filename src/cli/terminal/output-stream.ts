/** A stream that may be a terminal, as `process.stdout` is. */
export type OutputStream = NodeJS.WritableStream & { readonly isTTY?: boolean };
