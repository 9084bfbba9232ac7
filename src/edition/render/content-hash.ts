import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

const DIGITS = 8;

/** Eight hexadecimal digits for file names, which change with the content, so that caches may keep files. */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, DIGITS);
}

/** The same for settings and a file, which is read in parts: a whole photo would stay in memory. */
export async function fileHash(settings: string, path: string): Promise<string> {
  const hash = createHash("sha256").update(settings);
  for await (const part of createReadStream(path)) hash.update(part);
  return hash.digest("hex").slice(0, DIGITS);
}
