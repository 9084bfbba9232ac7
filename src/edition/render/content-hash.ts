import { createHash } from "node:crypto";

/** Eight hexadecimal digits for file names, which change with the content, so that caches may keep files. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 8);
}
