import type { Readable, Writable } from "node:stream";

/** A stream that may be a terminal, as `process.stdout` is. */
export type OutputStream = Writable & { readonly isTTY?: boolean };

/** A stream that may be a terminal, as `process.stdin` is. */
export type InputStream = Readable & { readonly isTTY?: boolean };
