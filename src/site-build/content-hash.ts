import { createHash } from "node:crypto";

/**
 * Eight hexadecimal digits, for names of files that change with what they hold: such a file can be
 * kept for ever.
 */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 8);
}
