import type { Readable, Writable } from "node:stream";
import { visibleText } from "#platform/text/tidy-text.ts";

/** Streams that may be terminals, as those of `process` are. */
export type OutputStream = Writable & { readonly isTTY?: boolean };
export type InputStream = Readable & { readonly isTTY?: boolean };

/** Results go to `out`, notices to `err`; control characters from a list or a file's name are escaped. */
export type Terminal = ReturnType<typeof createTerminal>;

export function createTerminal(out: OutputStream, err: OutputStream) {
  const writeTo = (stream: OutputStream) => {
    return (...lines: readonly string[]): void => {
      for (const line of lines) stream.write(`${visibleText(line)}\n`);
    };
  };
  const warn = writeTo(err);
  return {
    say: writeTo(out),
    warn,
    /** Prints why a command did not do its work; returns its result. */
    refuse(...lines: readonly string[]): false {
      warn(...lines);
      return false;
    },
  };
}
